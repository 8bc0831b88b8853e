import art from '@iconify-json/fluent-emoji-flat/icons.json'
import type { APIRoute } from 'astro'

interface Icon {
  readonly body: string
}

const icons = art.icons as Readonly<Record<string, Icon | undefined>>

/** Pictures of categories: Fluent Emoji (MIT), any of them, by the icon name that the catalogue holds. */
export const GET: APIRoute = ({ params }) => {
  const { name = '' } = params
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (!icon) return new Response(null, { status: 404 })
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}">${icon.body}</svg>`,
    {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
    },
  )
}
