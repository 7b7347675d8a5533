import { useQuery } from '@tanstack/react-query'
import { Pause, Play, Trophy } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '#contract/games.ts'
import { useServerNow } from '#gateway/use-server-now.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { classes } from '#ui/look/classes.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useClimb } from './use-climb.ts'
import { type Win, WinnerRow } from './winner-row.tsx'
import { winnersQueries } from './winners-queries.ts'
import styles from './winners-ticker.module.css'

/** The list scrolls if it has more rows than this. */
const rowsInView = 6
/** The rows that are mounted before the visible ones, and after them. */
const rowsAround = 6
const rowMs = 2500

type WinnersTickerProps = {
  /** Called to open the game of a win. */
  onOpen: (game: Game) => unknown
  /** The page with all wins, which has no link to itself. */
  allAt?: string
  className?: string
}

/** Shows the latest wins as a scrolling list, which the arrow keys move through. */
export function WinnersTicker({ className, ...props }: WinnersTickerProps) {
  const { t } = useTranslation()
  const { data, isPending, refetch } = useQuery(winnersQueries.board(useLanguage()))
  const all = classes(styles.winners, className)
  if (isPending) return <WinnersSkeleton className={all} />
  if (!data || data.length === 0) {
    return (
      <section className={all} aria-label={t('winners.title')}>
        <header className={styles.header}>
          <h2>{t('winners.title')}</h2>
        </header>
        <div className={styles.board}>
          {data ? <EmptyState title={t('winners.none')} icon={<Trophy />} /> : <FailedState onRetry={refetch} />}
        </div>
      </section>
    )
  }
  return <Board wins={data} {...props} className={all} />
}

function Board({ wins, onOpen, allAt, className }: WinnersTickerProps & { wins: readonly Win[] }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const now = useServerNow(rowMs * 4)
  const climbs = wins.length > rowsInView
  const { list, row, onScroll, canRotate, resting, rest } = useClimb({
    frame,
    rows: climbs ? wins.length : undefined,
    ms: rowMs,
  })
  const [focused, setFocused] = useState<number>()
  // The board is one tab stop, because it can have a hundred rows.
  const stop = focused ?? row % wins.length
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) =>
    setFocused([...currentTarget.children].findIndex((item) => item.contains(target)))
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const next = by && event.currentTarget.children[stop + by]?.querySelector('button')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  /** The rows that are mounted: near the visible ones, and near the focused one before the list has scrolled to it. */
  const isNear = (place: number) =>
    [row, stop].some((first) => place >= first - rowsAround && place < first + rowsInView + rowsAround)
  /** Mounts the first rows also near the end, where the list jumps back to them. */
  const rowAt = (place: number, win: Win) =>
    (isNear(place) || isNear(place + wins.length)) && (
      <WinnerRow win={win} now={now} onOpen={onOpen} isStop={place === stop} />
    )

  return (
    <section className={className} aria-label={t('winners.title')}>
      <header className={styles.header}>
        <h2>{t('winners.title')}</h2>
        {allAt && (
          <Link className={styles.all} to={allAt} aria-label={t('games.view_all_of', { title: t('winners.title') })}>
            {t('games.view_all')}
          </Link>
        )}
        {canRotate && (
          <IconButton
            label={resting ? t('winners.play') : t('winners.pause')}
            icon={resting ? <Play size={18} /> : <Pause size={18} />}
            onClick={() => rest(!resting)}
          />
        )}
      </header>
      <div ref={frame} className={styles.board}>
        <ul
          ref={list}
          className={styles.rows}
          data-climbing={climbs && canRotate ? '' : undefined}
          onScroll={onScroll}
          onFocus={onFocus}
          onBlur={() => setFocused(undefined)}
          onKeyDown={onKeyDown}
        >
          {wins.map((win, place) => (
            <li key={win.id} data-item={win.id}>
              {rowAt(place, win)}
            </li>
          ))}
          {/* A copy of the first rows follows the last ones; the scroll position then jumps back to the originals. */}
          {climbs &&
            wins.slice(0, rowsInView).map((win, place) => (
              <li key={`copy of ${win.id}`} aria-hidden="true" inert>
                {rowAt(wins.length + place, win)}
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}

function WinnersSkeleton({ className }: { className: string }) {
  return (
    <div className={className}>
      <SkeletonRegion>
        <div className={styles.header}>
          <Skeleton width="8em" height="1.4em" />
        </div>
        <div className={styles.board}>
          {['1', '2', '3', '4', '5', '6'].map((place) => (
            <div key={place} className={styles.waiting}>
              <Skeleton width="44px" height="44px" />
              <Skeleton width="45%" height="1.2em" />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    </div>
  )
}
