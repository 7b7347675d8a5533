import i18next from 'i18next'
import { pseudoLocalizeString } from 'pseudo-localization'

/** Tags of `Trans`, which are not text. */
const tag = /(<[^>]*>)/

/** Returns a text with accents and doubled vowels, about as long as the longest translation would be. */
export const longest = (text: string): string =>
  text
    .split(tag)
    .map((part) => (tag.test(part) ? part : pseudoLocalizeString(part)))
    .join('')

/** Shows the app's texts accented and longest, or as they are. Texts of the gateway stay as they are. */
export function lengthenTexts(wanted: boolean): void {
  if (wanted) i18next.use({ type: 'postProcessor', name: 'longest', process: longest })
  i18next.options.postProcess = wanted ? ['longest'] : false
}
