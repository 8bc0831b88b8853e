import { clockwise } from './outline.ts'

/** The colours of an animal. All are CSS colours; `patches` and `headPatches` are SVG, clipped to body and head. */
export interface Coat {
  readonly base: string
  readonly shade: string
  readonly light: string
  readonly head?: string
  readonly shanks?: string
  readonly muzzle?: string
  readonly horn?: string
  readonly hoof?: string
  readonly ear?: string
  readonly tuft?: string
  readonly eye?: string
  readonly patches?: string
  readonly headPatches?: string
}

/** A drawing, facing left, its feet on the line y = `height`. */
export interface Figure {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Where a close view looks: between head and shoulder. */
  readonly portrait: { readonly x: number; readonly y: number }
}

/** The outline of a four-legged animal: SVG paths, and details as SVG. */
export interface Outline {
  readonly trunk: string
  readonly neck: string
  readonly hindLeg: string
  readonly frontLeg: string
  readonly head: string
  /** Left edge of each hoof, and how wide it is. */
  readonly hooves: { readonly hind: number; readonly front: number; readonly width: number }
  /** How far the legs of the far side stand from those of the near side. */
  readonly stride: { readonly hind: number; readonly front: number }
  /** Shadows on the body that show its form. */
  readonly modelling: string
  /** Shadow under the trunk. */
  readonly belly: string
  readonly muzzle: string
  readonly behind?: string
  readonly under?: string
  readonly behindHead?: string
  readonly face: string
  readonly overHead: string
  readonly width: number
  readonly height: number
  readonly portrait: { readonly x: number; readonly y: number }
}

const hoof = (x: number, width: number, ground: number) =>
  `M${x - 2} ${ground - 28}L${x + width} ${ground - 28}L${x + width + 6} ${ground - 3}Q${x + width / 2} ${ground + 3} ${x - 9} ${ground - 3}Z`

/** Puts coat and outline together. `key` keeps the names inside the drawing apart from those of its neighbours. */
export function paint(coat: Coat, outline: Outline, key: string): Figure {
  const { base, shade, light } = coat
  const { trunk, neck, hindLeg, frontLeg, head, hooves, stride, height } = outline
  const hoofColour = coat.hoof ?? '#3b3029'
  const shank = coat.shanks
    ? `<rect y="${height * 0.79}" width="${outline.width}" height="${height}" fill="${coat.shanks}"/>`
    : ''
  const leg = (path: string, x: number, dx: number, name: string) => `<g transform="translate(${dx} -12)">
    <clipPath id="${name}${key}"><path d="${path}"/></clipPath>
    <g clip-path="url(#${name}${key})"><path d="${path}" fill="${shade}"/>${shank}<path d="${path}" fill="#1d120c" fill-opacity=".22"/></g>
    <path d="${hoof(x, hooves.width, height)}" fill="${hoofColour}"/></g>`
  const near = [trunk, neck, hindLeg, frontLeg].map(clockwise).join('')
  const svg = `<defs>
    <clipPath id="b${key}"><path d="${near}"/></clipPath>
    <clipPath id="h${key}"><path d="${head}"/></clipPath>
    <clipPath id="t${key}"><path d="${trunk}"/></clipPath>
    <linearGradient id="g${key}" gradientUnits="userSpaceOnUse" x1="0" y1="${height * 0.2}" x2="0" y2="${height * 0.9}">
      <stop offset="0" stop-color="${light}"/><stop offset=".3" stop-color="${base}"/>
      <stop offset=".62" stop-color="${shade}"/><stop offset="1" stop-color="${base}"/></linearGradient>
    <linearGradient id="f${key}" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${coat.head ? coat.head : light}"/>
      <stop offset=".55" stop-color="${coat.head ?? base}"/><stop offset="1" stop-color="${coat.head ?? shade}"/></linearGradient></defs>
  ${outline.behind ?? ''}
  ${leg(hindLeg, hooves.hind, stride.hind, 'x')}${leg(frontLeg, hooves.front, stride.front, 'y')}
  ${outline.under ?? ''}
  <path d="${near}" fill="url(#g${key})"/>
  <g clip-path="url(#b${key})">${coat.patches ?? ''}${shank}<g fill="#1d120c">${outline.modelling}</g></g>
  <path d="${outline.belly}" clip-path="url(#t${key})" fill="#1d120c" fill-opacity=".15"/>
  <path d="${hoof(hooves.hind, hooves.width, height)}" fill="${hoofColour}"/><path d="${hoof(hooves.front, hooves.width, height)}" fill="${hoofColour}"/>
  ${outline.behindHead ?? ''}
  <path d="${head}" fill="url(#f${key})"/>
  <g clip-path="url(#h${key})">${coat.headPatches ?? ''}<path d="${outline.muzzle}" fill="${coat.muzzle ?? '#4a3831'}"/></g>
  ${outline.face}${outline.overHead}`
  return { svg, width: outline.width, height, portrait: outline.portrait }
}

/** A calm dark eye with a spark of light, under a lid. */
export function eye(x: number, y: number, radius: number, lid: string, iris = '#20150f'): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius * 1.25}" ry="${radius}" fill="${iris}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.6}" fill="#150d09"/>
    <circle cx="${x - radius * 0.35}" cy="${y - radius * 0.35}" r="${radius * 0.32}" fill="#fff"/>
    <path d="M${x - radius * 1.6} ${y - radius * 0.3}Q${x} ${y - radius * 2} ${x + radius * 1.7} ${y - radius * 0.1}" fill="none" stroke="${lid}" stroke-width="${radius * 0.6}" stroke-linecap="round"/>`
}
