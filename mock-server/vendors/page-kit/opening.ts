import { type Failure, type OverReason, outcomeOf, type Trouble } from './outcome.ts'

/** The state of a vendor's page: loading, in trouble, open or over. */
export type Opening<Opened> =
  | { screen: 'loading' }
  | { screen: 'trouble'; trouble: Trouble }
  | { screen: 'open'; opened: Opened }
  | { screen: 'over'; reason: OverReason; opened?: Opened }

/** Returns the first state of a page. Without a token the launch counts as expired. */
export const beginning = (token: string): Opening<never> =>
  token === '' ? { screen: 'over', reason: 'expired' } : { screen: 'loading' }

const held = (outcome: Failure): Opening<never> => ({
  screen: 'trouble',
  trouble: outcome.kind === 'trouble' ? outcome.trouble : 'unreachable',
})

/** Returns the state after a failed opening. @throws any error that is not the vendor's. */
export function refused(thrown: unknown): Opening<never> {
  const outcome = outcomeOf(thrown)
  return outcome.kind === 'over' ? { screen: 'over', reason: outcome.reason } : held(outcome)
}

/** Returns the state after the vendor ended the game. The page keeps the game's colours. */
export const ended = <Opened>(last: Opening<Opened>, reason: OverReason): Opening<Opened> =>
  last.screen === 'open' ? { screen: 'over', reason, opened: last.opened } : { screen: 'over', reason }
