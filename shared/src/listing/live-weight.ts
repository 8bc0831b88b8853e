/** A centimetre in inches, and a pound in kilograms, as the law defines them. */
const CM_PER_INCH = 2.54
const KG_PER_POUND = 0.45359237

/**
 * Live weight from two lengths by Schaeffer's formula: girth² × length / 300, in inches and pounds. Girth is that of the
 * chest just behind the forelegs, length that from the point of the shoulder to the pin bone. Made for cattle, and in use
 * for buffaloes and goats, too. On cattle it came close to the weighbridge in the comparison of Wangchuk, Wangdi and
 * Mindu (Journal of Applied Animal Research 46, 2018, 349–352); one animal may still be off by a tenth and more, so it is
 * an estimate and has to be called one.
 * @returns kilograms: whole ones, below 50 halves
 */
export function estimateWeight_kg(girth_cm: number, length_cm: number): number {
  const pounds = ((girth_cm / CM_PER_INCH) ** 2 * (length_cm / CM_PER_INCH)) / 300
  const weight_kg = pounds * KG_PER_POUND
  return weight_kg < 50 ? Math.round(weight_kg * 2) / 2 : Math.round(weight_kg)
}

/** Centimetres of a length that was read off a tape. */
export function lengthInCm(length: number, unit: 'cm' | 'inch'): number {
  return unit === 'cm' ? length : length * CM_PER_INCH
}

/** What a tape can read on a living animal, from a small kid to a great bull. */
const TAPE_CM = { from: 20, to: 350 }

/** Whether a length can have been read off an animal: else nothing is estimated from it. */
export function isTapeLength(length_cm: number | undefined): length_cm is number {
  return length_cm !== undefined && length_cm >= TAPE_CM.from && length_cm <= TAPE_CM.to
}
