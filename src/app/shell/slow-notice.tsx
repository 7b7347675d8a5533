import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Snackbar } from '#ui/layers/snackbar.tsx'
import { retrySlow, useLasting, useSlowPlaces } from '#ui/states/waiting.ts'

const isFirst = ({ state }: Query) => state.data === undefined
const isWaitedFor = (query: Query) =>
  query.state.fetchStatus === 'fetching' && (isFirst(query) || query.state.fetchMeta?.fetchMore !== undefined)

/** Reports that the page is loading slowly, and offers to retry. */
export function SlowNotice() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const places = useSlowPlaces()
  const fetching = useLasting(useIsFetching({ type: 'active', predicate: isWaitedFor }) > 0)
  // A place may also wait for data that was not requested yet, such as a list further down.
  const slow = places.length > 0 && (fetching || places.some(({ retry }) => retry))
  if (!slow) return null
  const retry = async () => {
    retrySlow()
    // Those as well that a part requests ahead, before it is on the page.
    await client.cancelQueries({ predicate: isWaitedFor })
    void client.refetchQueries({ type: 'active', predicate: isFirst })
  }
  return <Snackbar text={t('slow_connection')} onRetry={retry} />
}
