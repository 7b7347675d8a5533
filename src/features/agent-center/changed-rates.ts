import { type GameCategory, gameCategories } from '#contract/games.ts'
import { readAmount } from '#contract/typed-amount.ts'

type Texts = Readonly<Record<GameCategory, string>>

/**
 * Returns the typed rates that differ from those with which the form opened. An untouched field is never sent: its rate
 * may have changed elsewhere since.
 */
export function changedRates(typed: Texts, first: Texts, tag: string): Partial<Record<GameCategory, number>> {
  const rates = gameCategories.flatMap((name) => {
    const rate = readAmount(typed[name], tag)
    return rate === undefined || rate === readAmount(first[name], tag) ? [] : [[name, rate]]
  })
  return Object.fromEntries(rates)
}
