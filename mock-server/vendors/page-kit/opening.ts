import { type Outcome, type OverReason, outcomeOf, type Trouble } from './outcome.ts'

/** Where a vendor's page stands: still opening, held up, playing, or at its end. */
export type Opening<Opened> =
  | { screen: 'loading' }
  | { screen: 'trouble'; trouble: Trouble }
  | { screen: 'open'; opened: Opened }
  | { screen: 'over'; reason: OverReason; opened?: Opened }

/** A launch without a token is one nobody has. */
export const beginning = (token: string): Opening<never> =>
  token === '' ? { screen: 'over', reason: 'expired' } : { screen: 'loading' }

const held = (outcome: Exclude<Outcome, { kind: 'over' }>): Opening<never> => ({
  screen: 'trouble',
  trouble: outcome.kind === 'trouble' ? outcome.trouble : 'unreachable',
})

/** What a refused opening shows. @throws what is no failure of the vendor. */
export function refused(thrown: unknown): Opening<never> {
  const outcome = outcomeOf(thrown)
  return outcome.kind === 'over' ? { screen: 'over', reason: outcome.reason } : held(outcome)
}

/** The vendor has ended the game; its colours stay. */
export const ended = <Opened>(last: Opening<Opened>, reason: OverReason): Opening<Opened> =>
  last.screen === 'open' ? { screen: 'over', reason, opened: last.opened } : { screen: 'over', reason }
