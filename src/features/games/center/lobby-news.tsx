import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLook } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { appPath } from '#ui/controls/link-target.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { lobbyQueries } from '../lobby-queries.ts'
import { Block } from './block.tsx'
import styles from './center.module.css'

/** Shows the lobby's news, each with its link into the app. */
export function LobbyNews() {
  const { t } = useTranslation()
  const { art } = useLook()
  const language = useLanguage()
  const { data, isLoadingError, refetch } = useQuery(lobbyQueries.news(language))
  if (data?.length === 0) return null
  return (
    <Block title={t('center.news')}>
      {isLoadingError && <FailedState onRetry={refetch} />}
      {!data && !isLoadingError && (
        <SkeletonRegion>
          <Skeleton height={3 * 84} />
        </SkeletonRegion>
      )}
      <div className={styles.news}>
        {data?.map(({ id, title, summary, imageUrl, link, publishedAt }) => (
          <Link key={id} className={styles.article} to={appPath(link) ?? '/m/notice'}>
            {art === 'all' && <LazyPicture src={gatewayUrl(imageUrl)} alt="" width={40} height={40} />}
            <span className={styles.text}>
              <strong>{title}</strong>
              <span>{summary}</span>
              <time dateTime={new Date(publishedAt).toISOString()}>{formatDate(publishedAt, language)}</time>
            </span>
          </Link>
        ))}
      </div>
    </Block>
  )
}
