import { recordOf } from '#contract/record-of.ts'
import { type DateRange, type Period, periods, problemOf, type Span, spanOf, spanOfRange } from './span.ts'

/** Says for each choice of a record whether a value in the address is one of its own. */
export type Checks<Name extends string> = Readonly<Record<Name, (value: string) => boolean>>

export interface RecordFilter<Name extends string> {
  period: Period
  /** Only for an own period. */
  range?: DateRange
  /** An empty text selects everything. */
  values: Readonly<Record<Name, string>>
}

export const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value)

const usual = 'month'
const isPeriod = (value: string | null): value is Period => periods.some((period) => period === value)

/** Parses the query of a record's address; missing and invalid values default to 30 days of everything. */
export function readRecordFilter<Name extends string>(
  query: URLSearchParams,
  checks: Checks<Name>,
  now: number,
): RecordFilter<Name> {
  const checked = (name: Name) => {
    const value = query.get(name) ?? ''
    return value && checks[name](value) ? value : ''
  }
  const names = Object.keys(checks) as Name[]
  const values = recordOf(names, checked)
  const period = query.get('period')
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  if (period === 'own' && !problemOf(range, now)) return { period, range, values }
  return { period: isPeriod(period) && period !== 'own' ? period : usual, values }
}

/** Returns the query of a filter; what is usual is left out. */
export function recordFilterQuery<Name extends string>({ period, range, values }: RecordFilter<Name>): URLSearchParams {
  const query = new URLSearchParams(period === usual ? {} : { period, ...range })
  for (const [name, value] of Object.entries<string>(values)) if (value) query.set(name, value)
  return query
}

/** Returns the time span of a filter. */
export const spanOfFilter = ({ period, range }: RecordFilter<string>, now: number): Span =>
  range ? spanOfRange(range) : spanOf(period === 'own' ? usual : period, now)
