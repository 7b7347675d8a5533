import { describeAct } from '../e2e/catalogue/act.ts'
import { shownByStories } from '../e2e/catalogue/behaviours.ts'
import { textRows } from '../e2e/catalogue/texts.ts'
import { textsOf } from '../e2e/support/texts.ts'

const ko = textsOf('KO').t
const en = textsOf('EN').t

/** The specified texts of the error catalogue, with the steps that bring each up. */
export const errorTexts = textRows.map(({ acts, ...row }) => ({
  ...row,
  en: en(row.key),
  ko: ko(row.key),
  steps: acts.map((act) => describeAct(act, en)).join('\n'),
}))

/** The specified behaviours of failures that show no text. */
export const errorBehaviours = shownByStories
