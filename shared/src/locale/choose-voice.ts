import { speaks, type Voice } from './voice.ts'

const rank = ({ lang, localService, default: isDefault }: Voice): number =>
  Number(/[-_]in\b/i.test(lang)) * 4 + Number(localService) * 2 + Number(isDefault)

/** The voice that reads a language best: one of India, then one that needs no network, then the phone's own choice. */
export function voiceFor<Kind extends Voice>(voices: readonly Kind[], language: string): Kind | undefined {
  return voices.filter((voice) => speaks(voice, language)).sort((a, b) => rank(b) - rank(a))[0]
}
