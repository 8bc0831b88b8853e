import type { Coat } from '../animals/paint.ts'
import type { SheepShape } from '../animals/sheep.ts'

const WHITE = { base: '#efe7d8', shade: '#cdc1ab', light: '#fdfaf2' }

/** How a sheep of each breed looks. */
export const SHEEP: Readonly<Record<string, { coat: Coat; shape: Omit<SheepShape, 'horns'> }>> = {
  Marwari: { coat: { ...WHITE, head: '#2b2421' }, shape: { wool: true, ears: 'side' } },
  Jaisalmeri: { coat: { ...WHITE, head: '#5b3522' }, shape: { wool: true, ears: 'hanging' } },
  Magra: {
    coat: {
      ...WHITE,
      head: '#f6f0e4',
      ear: '#e7d9c4',
      muzzle: '#d3a99a',
      headPatches: '<ellipse cx="172" cy="136" rx="38" ry="30" fill="#b98457"/>',
    },
    shape: { wool: true, ears: 'side' },
  },
  Patanwadi: { coat: { ...WHITE, head: '#b0764a' }, shape: { wool: true, ears: 'hanging' } },
  Deccani: {
    coat: { base: '#3a3330', shade: '#241f1d', light: '#5a504b', head: '#26201e' },
    shape: { wool: true, ears: 'side' },
  },
  Nellore: {
    coat: {
      base: '#f2ebdf',
      shade: '#d0c4b2',
      light: '#ffffff',
      head: '#a8653c',
      patches: '<path d="M150 90H280L260 260L190 300Z" fill="#a8653c"/>',
    },
    shape: { wool: false, ears: 'hanging' },
  },
  Mandya: {
    coat: {
      base: '#f4ede0',
      shade: '#d5c8b3',
      light: '#fffdf7',
      head: '#c79a6b',
      patches: '<path d="M150 90H300L330 240L240 400L190 300Z" fill="#c79a6b" fill-opacity=".75"/>',
    },
    shape: { wool: false, ears: 'side' },
  },
  Crossbred: {
    coat: { base: '#d9c9b0', shade: '#b5a286', light: '#ece0cc', head: '#7d5538' },
    shape: { wool: true, ears: 'hanging' },
  },
  'Non-descript (Desi)': {
    coat: { base: '#b98a60', shade: '#8f643d', light: '#d0a57d', head: '#a06f45' },
    shape: { wool: false, ears: 'hanging' },
  },
}
