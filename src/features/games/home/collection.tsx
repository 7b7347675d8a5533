import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx'
import { gameQueries } from '../game-queries.ts'
import { useLoginFirst } from '../launch/use-login-first.ts'
import { useKeepFocus } from '../list/use-keep-focus.ts'
import styles from './collection.module.css'

/** Shows all of the member's favourites; for visitors, how to get some. */
export function Collection() {
  const { t } = useTranslation()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.collection} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {t('games.collection')}
      </h2>
      {useSession() ? <Favorites title={title} /> : <Visitor />}
    </section>
  )
}

function Favorites({ title }: { title: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(gameQueries.favorites(useSession(), useLanguage(), 100))
  useKeepFocus(title, data?.content.length ?? 0)
  if (isError && !data) return <FailedState onRetry={refetch} />
  if (!data) {
    return (
      <SkeletonRegion>
        <GameGridSkeleton rows={3} />
      </SkeletonRegion>
    )
  }
  if (data.content.length > 0) return <GameGrid games={data.content} eager={6} />
  return (
    <EmptyState
      icon={<Heart />}
      title={t('games.collection_empty')}
      hint={t('games.collection_hint')}
      action={
        <Link to="/m/gameCenter" className={buttonClass()}>
          {t('menu.games')}
        </Link>
      }
    />
  )
}

function Visitor() {
  const { t } = useTranslation()
  const loginFirst = useLoginFirst()
  return (
    <EmptyState
      icon={<Heart />}
      title={t('games.collection_login')}
      action={<Button onClick={() => loginFirst()}>{t('games.log_in')}</Button>}
    />
  )
}
