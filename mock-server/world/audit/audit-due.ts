import { inputProblem } from '#mock-server/values/input-problem.ts'
import type { DueKind } from '#mock-server/world/schedule/performers.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Problem } from './problem.ts'

/** The kinds of due steps for rows that are never removed. Their ids may add an instant after an @. */
const owners: Partial<Record<DueKind, 'contracts' | 'deposits' | 'withdrawals' | 'applications'>> = {
  offerContract: 'contracts',
  payContract: 'contracts',
  creditDeposit: 'deposits',
  failDeposit: 'deposits',
  settleWithdrawal: 'withdrawals',
  decideApplication: 'applications',
}

/** Checks that the rows of due steps exist. Returns the first problem. */
export function auditDue({ due, tables }: Snapshot): Problem | undefined {
  for (const [place, step] of due.entries()) {
    const owner = 'kind' in step ? owners[step.kind] : undefined
    if (!('kind' in step) || !owner) continue
    const [id] = step.id.split('@')
    if (!tables[owner].some((row) => row.id === id))
      return { field: `due.${place}.id`, ...inputProblem('referenceMissing', { what: owner, id: step.id }) }
  }
  return undefined
}
