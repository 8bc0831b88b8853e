/** Horns of cattle, rooted at (216, 136). The far one is drawn behind the head, darker. */
export const CATTLE_HORNS = {
  none: '',
  stub: 'M206 140C200 120 194 108 184 98C206 100 224 112 230 136Z',
  short: 'M204 142C190 124 176 100 182 66C194 92 212 104 234 134Z',
  lyre: 'M202 142C168 112 148 62 190 8C184 60 200 92 236 134Z',
  swept: 'M200 142C190 96 226 38 322 0C272 46 240 88 238 136Z',
  curled: 'M202 146C230 96 300 100 308 154C310 190 280 200 264 186C286 182 288 160 272 152C256 142 242 150 234 164Z',
} as const

/** Horns of buffaloes, rooted at (226, 150). */
export const BUFFALO_HORNS = {
  coiled:
    'M214 158C226 100 304 88 322 144C332 190 286 214 262 190C254 178 262 166 272 172C292 178 300 158 286 144C268 128 250 148 244 178Z',
  sickle: 'M212 160C236 122 300 130 336 96C350 82 352 66 350 56C372 92 360 138 316 162C288 176 262 172 244 184Z',
  drooping:
    'M214 156C240 112 310 130 322 200C328 250 310 276 290 284C262 290 250 270 262 256C282 258 290 232 280 206C270 186 256 184 240 190Z',
} as const

/** Horns of goats, rooted at (224, 60). */
export const GOAT_HORNS = {
  none: '',
  back: 'M200 62C210 20 256 -8 316 -8C280 12 252 38 240 76Z',
  twisted:
    'M200 60C190 24 214 -10 250 -26C246 -10 258 -6 268 -34C290 -30 300 -40 306 -52C304 -14 270 0 262 16C254 34 246 50 240 74Z',
  short: 'M204 60C208 36 226 20 252 16C242 34 238 50 238 72Z',
} as const

/** One pair: a far horn behind, and the near one over the head with a darker tip. */
export function pair(path: string, colour: string, shift: string): { readonly far: string; readonly near: string } {
  if (!path) return { far: '', near: '' }
  return {
    far: `<g transform="${shift}"><path d="${path}" fill="${colour}"/><path d="${path}" fill="#1d120c" fill-opacity=".3"/></g>`,
    near: `<path d="${path}" fill="${colour}"/>`,
  }
}
