import agentDay from './files/agent-day.json' with { type: 'json' }
import closed from './files/closed.json' with { type: 'json' }
import deposit from './files/deposit.json' with { type: 'json' }
import firstBet from './files/first-bet.json' with { type: 'json' }
import merchant from './files/merchant.json' with { type: 'json' }
import withdrawal from './files/withdrawal.json' with { type: 'json' }
import { Tour } from './tour.ts'

/** The tours that Studio offers, in the order of its list. */
export const tours: readonly Tour[] = [firstBet, deposit, withdrawal, agentDay, closed, merchant].map((file) =>
  Tour.parse(file),
)

export const tourNamed = (name: string): Tour | undefined => tours.find((tour) => tour.name === name)
