import type { TFunction } from 'i18next'
import type { TimelineEntry } from '../api/schemas.ts'
import { useSentence, useTexts } from '../texts.ts'

/** Parts that change with most calls and mean nothing to a person. */
const quiet = ['counters', 'due']

const signed = (sign: string, count: number) => (count > 0 ? [`${sign}${count}`] : [])

/** Returns the changes of an entry in short, such as `movements +2`. */
export const changesOf = ({ rows, parts }: TimelineEntry, t: TFunction<'studio'>): string[] => [
  ...rows.map(({ table, inserted, updated, removed }) =>
    [table, ...signed('+', inserted), ...signed('~', updated), ...signed('−', removed)].join(' '),
  ),
  ...parts.filter((part) => !quiet.includes(part)).map((part) => t(`part_${part}` as 'part_clock')),
]

/** Returns a function that says how an entry came about. */
export function useEntryTitle(): (entry: TimelineEntry) => string {
  const { t } = useTexts()
  const sentence = useSentence()
  return ({ kind, scenario = '', to = 0, endpoint, due }) => {
    if (kind === 'returned') return t('entry_returned', { id: to })
    if (kind !== 'changed') return t(`entry_${kind}`, { scenario })
    const tool = endpoint?.startsWith('control.') ? sentence(`tool_${endpoint.slice('control.'.length)}`) : undefined
    return [...due.map((one) => sentence(`due_${one}`) ?? one), tool ?? endpoint].filter(Boolean).join(' · ')
  }
}
