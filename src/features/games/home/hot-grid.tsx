import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLook } from '#brand/platform-status.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { gameQueries } from '../game-queries.ts'
import { CenterLink } from './center-link.tsx'
import styles from './games-block.module.css'
import { GamesBlock } from './games-block.tsx'
import { mixedHot } from './hot-of.ts'

/** Three slides of three rows of three. */
const most = 27

/** Shows the hot games of all vendors. */
export function HotGrid({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(gameQueries.hot(useLanguage()))
  const { first } = useLook()
  const games = data && mixedHot(data, first).slice(0, most)
  return (
    <GamesBlock
      title={t('games.hot_title')}
      games={games}
      rows={3}
      eager={9}
      failed={isLoadingError}
      onRetry={refetch}
      empty={<EmptyState title={t('games.none')} />}
      action={
        <>
          <CenterLink to="/m/gameCenter" label={t('route.game_center')} />
          {games?.length ? (
            <button type="button" className={styles.more} onClick={onMore}>
              {t('games.more')}
            </button>
          ) : undefined}
        </>
      }
    />
  )
}
