import { buildAll } from './builds.ts'

// What `npm start` does first, for a place where the market may write to its data alone.
await buildAll(console.log)
