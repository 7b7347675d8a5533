import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { gameQueries } from '../game-queries.ts'
import styles from '../home/games-block.module.css'
import { GamesBlock } from '../home/games-block.tsx'
import { useKeepFocus } from '../list/use-keep-focus.ts'

/** Shows the member's favourites; a tile's heart removes one. Shows nothing for visitors. */
export function FavoritesBlock({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const { data, isError, refetch } = useQuery(gameQueries.favorites(session, useLanguage(), 30))
  const block = useRef<HTMLDivElement>(null)
  useKeepFocus(block, data?.content.length ?? 0)
  if (!session) return null
  return (
    <GamesBlock
      ref={block}
      title={t('games.collection')}
      games={data?.content}
      rows={2}
      gap={8}
      failed={isError}
      onRetry={refetch}
      empty={<EmptyState icon={<Heart />} title={t('games.collection_empty')} hint={t('games.collection_hint')} />}
      action={
        data?.content.length ? (
          <button type="button" className={styles.more} onClick={onMore}>
            {t('games.more_games')}
          </button>
        ) : undefined
      }
    />
  )
}
