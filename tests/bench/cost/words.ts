import type { Chance } from './chance.ts'

const LETTERS = [
  'abcdefghijklmnopqrstuvwxyz',
  'कखगघचछजझटठडढणतथदधनपफबभमयरलवशसह',
  'கஙசஞடணதநபமயரலவழளறன',
  'ابپتٹجچحخدڈرزسشعغفقکگلمنوہ',
]
const KNOWN = [
  'cow goat murrah buffalo jersey tractor harvester rotavator doctor vaccination insemination feed silage lactating',
  'गाय भैंस बकरी मुर्रा ट्रैक्टर पुणे नाशिक சென்னை பசு আলু গরু లాహోర్ ਮੱਝ گائے بھینس 411001 110001 pune nashik',
].flatMap((words) => words.split(' '))
const ODD = [
  '%',
  '_',
  "'",
  '\\',
  '"',
  ':*',
  '&',
  '|',
  '!',
  '(',
  ')',
  '<->',
  '\u200d',
  'ﷺ',
  'ﬃ',
  'é',
  '۱۲۳۴۵',
  '९८७६५',
  '-',
  '.',
  '=',
]

function made(chance: Chance): string {
  const letters = [...chance.one(LETTERS)]
  return Array.from({ length: 1 + chance.upTo(14) }, () => chance.one(letters)).join('')
}

/** A known word that was mistyped: what looks like many known ones. */
function mistyped(chance: Chance): string {
  const letters = [...chance.one(KNOWN)]
  letters.splice(chance.upTo(letters.length), chance.upTo(2), made(chance).slice(0, 2))
  return letters.join('')
}

function word(chance: Chance): string {
  const choose = chance.next()
  if (choose < 0.25) return chance.one(KNOWN)
  if (choose < 0.5) return mistyped(chance)
  if (choose < 0.85) return made(chance)
  if (choose < 0.95) return chance.one(ODD)
  return chance.one(ODD).repeat(chance.upTo(400))
}

/** A text as somebody who means harm would look for it. */
export function text(chance: Chance): string {
  return Array.from({ length: chance.one([1, 2, 5, 12, 40, 400]) }, () => word(chance)).join(
    chance.one([' ', ' ', ' ', '', '\t']),
  )
}
