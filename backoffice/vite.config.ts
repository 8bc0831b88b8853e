import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'

/** The console lives at /admin on the storefront's origin, which forbids scripts inside the page. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: browserslistToEsbuild(),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1600,
  },
})
