import type { JournalEntry } from '#mock-server/world/journal/journal.ts'
import type { Check, ExpectedCall, Verification } from './calls/record-calls.ts'
import { checkEndpointId, matches } from './journal-query.ts'

const reportedEntries = 50

const counted = (count: number) => `${count} call${count === 1 ? '' : 's'}`

const boundsOf = (times: ExpectedCall['times']): { min: number; max: number } => {
  if (times === undefined) return { min: 1, max: Number.POSITIVE_INFINITY }
  if (typeof times === 'number') return { min: times, max: times }
  return { min: times.min ?? 0, max: times.max ?? Number.POSITIVE_INFINITY }
}

const boundsText = ({ min, max }: ReturnType<typeof boundsOf>) => {
  if (min === max) return `exactly ${counted(min)}`
  return max === Number.POSITIVE_INFINITY ? `at least ${counted(min)}` : `${min} to ${counted(max)}`
}

/** Returns a description such as `POST auth.login 401 by haedal_92`. */
function nameOf({ method, endpoint, status, account, text }: ExpectedCall): string {
  const parts = [method?.toUpperCase(), endpoint, status, account && `by ${account}`, text && `with "${text}"`]
  return parts.filter((part) => part !== undefined && part !== '').join(' ') || 'any call'
}

const idsOf = (entries: readonly JournalEntry[]) => entries.slice(0, reportedEntries).map(({ id }) => id)

function checkTimes(entries: readonly JournalEntry[], expected: ExpectedCall): Check {
  const found = entries.filter((entry) => matches(entry, expected))
  const bounds = boundsOf(expected.times)
  const ok = found.length >= bounds.min && found.length <= bounds.max
  return {
    ok,
    message: `${nameOf(expected)}: expected ${boundsText(bounds)}, found ${found.length}`,
    entries: idsOf(found),
  }
}

/** Checks that each expected call follows the one before it. A call expected n times must occur n times in sequence. */
function checkOrder(entries: readonly JournalEntry[], calls: readonly ExpectedCall[]): Check {
  const steps = calls.flatMap((call) => Array.from({ length: Math.max(1, boundsOf(call.times).min) }, () => call))
  const found: JournalEntry[] = []
  let rest = entries
  for (const step of steps) {
    const at = rest.findIndex((entry) => matches(entry, step))
    const entry = rest[at]
    if (!entry) {
      const where = found.length > 0 ? `after the call ${found.at(-1)?.id}` : 'at all'
      return { ok: false, message: `in this order: no ${nameOf(step)} ${where}`, entries: idsOf(found) }
    }
    found.push(entry)
    rest = rest.slice(at + 1)
  }
  return { ok: true, message: `in this order: ${steps.map(nameOf).join(', then ')}`, entries: idsOf(found) }
}

function checkHandled(entries: readonly JournalEntry[]): Check {
  const unhandled = entries.filter(({ endpoint }) => endpoint === undefined)
  const [first] = unhandled
  const message = first
    ? `${counted(unhandled.length)} that no endpoint handles; the first is ${first.method} ${first.path}`
    : 'every call was handled'
  return { ok: !first, message, entries: idsOf(unhandled) }
}

/** Fails if the journal has dropped calls: their number is then unknown. */
const checkWhole = (forgotten: number): Check[] =>
  forgotten === 0
    ? []
    : [{ ok: false, message: `the journal has dropped ${counted(forgotten)} of these; verify sooner`, entries: [] }]

/**
 * Checks the entries against the expectations and reports each check.
 *
 * @param forgotten The number of calls in question that the journal has dropped.
 * @throws GatewayError INVALID_INPUT for an unknown endpoint.
 */
export function verifyJournal(
  entries: readonly JournalEntry[],
  { calls, inOrder, nothingUnhandled }: Verification,
  forgotten: number,
): { ok: boolean; checks: Check[] } {
  for (const [at, { endpoint }] of calls.entries()) checkEndpointId(endpoint, `body.calls.${at}.endpoint`)
  const checks = [
    ...checkWhole(forgotten),
    ...calls.map((call) => checkTimes(entries, call)),
    ...(inOrder ? [checkOrder(entries, calls)] : []),
    ...(nothingUnhandled ? [checkHandled(entries)] : []),
  ]
  return { ok: checks.every(({ ok }) => ok), checks }
}
