import type { Localised } from '#contract/localised.ts'
import type { Voice } from '#merchant/look.ts'
import { allTexts } from './texts-of.ts'

const voices = new Map<Voice, ReturnType<typeof allTexts>>()

function textsOfVoice(voice: Voice) {
  const known = voices.get(voice)
  if (known) return known
  const texts = allTexts(`voice-${voice}`)
  voices.set(voice, texts)
  return texts
}

/**
 * Returns the text of a voice under a key, such as `promotions.jackpot-night.title`; in a language, or under a key, that
 * the voice does not have, the usual text.
 */
export function inVoice(voice: Voice, key: string, usual: Localised): Localised {
  const own = textsOfVoice(voice)[key]
  return own ? { ...usual, ...own } : usual
}
