import { useSearchParams } from 'react-router-dom'
import {
  type Checks,
  type RecordFilter,
  readRecordFilter,
  recordFilterQuery,
  spanOfFilter,
} from './record-filter-address.ts'
import { type DateRange, type Period, rangeOf } from './span.ts'

export type RecordFilterState<Name extends string> = ReturnType<typeof useRecordFilter<Name>>

/** Keeps the filter of a record in the address. `checks` has an entry for each choice besides the period. */
export function useRecordFilter<Name extends string>(checks: Checks<Name>, now: number) {
  const [query, setQuery] = useSearchParams()
  const filter = readRecordFilter(query, checks, now)
  const span = spanOfFilter(filter, now)
  const go = (change: Partial<RecordFilter<Name>>) =>
    setQuery(recordFilterQuery({ ...filter, ...change }), { replace: true })

  return {
    ...filter,
    span,
    now,
    /** Selects a period. An own one starts with the days of the period before. */
    choosePeriod: (period: Period) => go({ period, range: period === 'own' ? rangeOf(span) : undefined }),
    chooseRange: (range: DateRange) => go({ period: 'own', range }),
    choose: (name: Name, value: string) => go({ values: { ...filter.values, [name]: value } }),
    /** Whether anything but the usual is selected. */
    isSet: recordFilterQuery(filter).size > 0,
    clear: () => setQuery({}, { replace: true }),
  }
}
