import type { GameCategory } from '#contract/games.ts'
import type { Localised } from '#contract/localised.ts'
import { applicationLetters } from '#fixtures/messages/application-letters.ts'
import { fill } from '#mock-server/texts/fill.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { ApplicationRow } from '#mock-server/world/tables/promotions.ts'

interface Stake {
  category: GameCategory
  /** Minor units. */
  bet: number
  at: number
}

type Terms = Pick<ApplicationRow, 'category' | 'since' | 'turnover' | 'bonus'>

/** Decides an application: it is approved if the required stakes were made. */
export function decide({ category, since, turnover }: Terms, stakes: readonly Stake[]): 'approved' | 'refused' {
  const counted = stakes.filter((stake) => stake.category === category && stake.at >= since)
  return counted.reduce((sum, { bet }) => sum + bet, 0) >= turnover ? 'approved' : 'refused'
}

const amount = (minor: number) => toMajor(minor).toLocaleString('en-US')

/** Returns why an application was refused: the required turnover. */
export const refusalReason = ({ turnover }: Pick<Terms, 'turnover'>): Localised =>
  fill(applicationLetters.reason, { turnover: amount(turnover) })

/** Returns the letter that informs a member of the decision. */
export function decisionLetter(state: 'approved' | 'refused', terms: Terms, title: Localised) {
  const { subject, content } = applicationLetters[state]
  const values = { title, bonus: amount(terms.bonus), reason: refusalReason(terms) }
  return { subject: fill(subject, values), content: fill(content, values) }
}
