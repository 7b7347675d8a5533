import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useLanguage } from '#i18n/use-language.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { MasterDetail } from '#ui/page/master-detail.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { findHelp } from './help-address.ts'
import { HelpArticle } from './help-article.tsx'
import { helpQueries } from './help-queries.ts'
import { HelpTopics } from './help-topics.tsx'

/** Shows a topic or an article of the help centre, by `p` and `c` of the address. */
export function HelpDetailScreen() {
  const [query] = useSearchParams()
  const { data, isPending, refetch } = useQuery(helpQueries.topics(useLanguage()))
  if (isPending) return <DetailSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  const detail = findHelp(data, query)
  return (
    <MasterDetail
      list={<HelpTopics topics={data} current={detail} />}
      detail={detail ? <HelpArticle detail={detail} /> : <NotThere />}
    />
  )
}

function NotThere() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('help.not_there')}
      icon={<CircleHelp />}
      action={
        <Link to="/m/help" className={buttonClass({ kind: 'secondary' })}>
          {t('help.to_list')}
        </Link>
      }
    />
  )
}
