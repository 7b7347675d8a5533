import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { RecordEmpty } from '#ui/records/record-empty.tsx'
import { RecordFilter } from '#ui/records/record-filter.tsx'
import { RecordList } from '#ui/records/record-list.tsx'
import { RecordPage } from '#ui/records/record-page.tsx'
import type { RecordFilterState } from '#ui/records/use-record-filter.ts'

interface Page {
  content: readonly unknown[]
  total: number
}

interface PagedRecordProps<Name extends string, OnePage extends Page> {
  filter: RecordFilterState<Name>
  choices: ComponentProps<typeof RecordFilter<Name>>['choices']
  /** The queries that options of the choices come from. */
  optionQueries?: readonly UseQueryResult[]
  query: UseInfiniteQueryResult<InfiniteData<OnePage>>
  /** Renders the sums of the latest page; then their number, and whether the last is their result (default: true). */
  header: (latest: OnePage) => ReactNode
  sums: number
  result?: boolean
  empty: Omit<ComponentProps<typeof RecordEmpty>, 'filter'>
  row: (row: OnePage['content'][number]) => ReactNode
  detail: ComponentProps<typeof RecordPage>['detail']
}

/** Shows a record that comes in pages: its filter, its sums and its rows. */
export function PagedRecord<Name extends string, OnePage extends Page>({
  filter,
  choices,
  optionQueries = [],
  query,
  header,
  sums,
  result,
  empty,
  row,
  detail,
}: PagedRecordProps<Name, OnePage>) {
  const { t } = useTranslation()
  const latest = query.data?.pages.at(-1)
  const failed = optionQueries.filter(({ isLoadingError }) => isLoadingError)
  // Without rows the list says why, and nothing needs to be filtered.
  const failure = latest &&
    failed[0] && {
      message: t('records.options_failed', { reason: t(failureText(failed[0].error)) }),
      onRetry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    }
  return (
    <RecordPage
      filter={<RecordFilter filter={filter} choices={choices} failure={failure} />}
      label={t(`records.${filter.period}`)}
      detail={detail}
    >
      <RecordList
        query={query}
        total={latest?.total}
        failure={t(failureText(query.error))}
        header={latest && header(latest)}
        sums={sums}
        result={result}
        empty={<RecordEmpty filter={filter} {...empty} />}
      >
        {query.data?.pages.flatMap(({ content }) => content.map(row))}
      </RecordList>
    </RecordPage>
  )
}

/** The polling interval of a list with a pending order. */
const pendingMs = 5000

/** Refetches a record while it shows a pending order. */
export const whilePending = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: InfiniteData<{ content: { status: string }[] }> } }) =>
    state.data?.pages.some(({ content }) => content.some(({ status }) => status === 'pending')) ? pendingMs : false,
} as const
