import { usePrefetchQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useBrand, useLook } from '#brand/platform-status.ts'
import { BannerCarousel } from '#features/announcements/banner-carousel.tsx'
import { NoticeBar } from '#features/announcements/notice-bar.tsx'
import { useDownload } from '#features/download/use-download.ts'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import { CategoryStrip } from '#features/games/home/category-strip.tsx'
import { GameSections } from '#features/games/home/game-sections.tsx'
import { useHasModels } from '#features/messages/use-has-models.ts'
import { walletQueries } from '#features/wallet/wallet-queries.ts'
import type { HomePart } from '#merchant/look.ts'
import { FailureBoundary } from '#ui/failure-boundary.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useNearViewport } from '#ui/use-near-viewport.ts'
import { useSettled } from '#ui/use-settled.ts'
import { useWidth } from '#ui/use-width.ts'
import styles from './home-screen.module.css'

const Floats = lazyPart(() => import('./home-below.tsx').then((module) => module.HomeFloats))
const Winners = lazyPart(() => import('./home-winners.tsx').then((module) => module.HomeWinners))
const Win = lazyPart(() => import('./home-win.tsx').then((module) => module.HomeWin))
const BelowGames = lazyPart(() => import('./home-below.tsx').then((module) => module.HomeBelow))

/** Combines the features of home: notices, banners, games, winners, footer. */
export function HomeScreen() {
  const [floatsWanted, setFloatsWanted] = useState(true)
  const settled = useSettled()
  const desktop = useWidth() === 'desktop'
  usePrefetchQuery(walletQueries.merchant(useBrand().code))
  const { offered, iconUrl, inSafari, openPopup, openDownloadPage } = useDownload()
  const parts: Record<HomePart, ReactNode> = {
    notice: (
      <NoticeBar app={offered ? { iconUrl, onOpen: inSafari(openPopup), onDownload: openDownloadPage } : undefined} />
    ),
    banner: (
      <WithWinners beside={desktop} settled={settled}>
        <BannerCarousel showLive={useHasModels()} />
      </WithWinners>
    ),
    games: <Games />,
  }
  return (
    <div className={styles.home}>
      {useLook().home.map((part) => (
        <FailureBoundary key={part}>{parts[part]}</FailureBoundary>
      ))}
      <Below settled={settled} />
      {floatsWanted && settled && (
        <FailureBoundary look="floating" onDismiss={() => setFloatsWanted(false)}>
          <Suspense>
            <Floats />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}

/** A component of its own, so that another category renders nothing else. */
function Games() {
  const category = useActiveCategory((state) => state.category)
  const select = (next: typeof category) => useActiveCategory.setState({ category: next })
  return (
    <>
      <CategoryStrip value={category} onChange={select} />
      <GameSections category={category} onCategory={select} />
    </>
  )
}

type WithWinnersProps = { beside: boolean; settled: boolean; children: ReactNode }

/** Shows the winners beside the banner, or one in a line below it. Their place is there before them. */
function WithWinners({ beside, settled, children }: WithWinnersProps) {
  if (!beside) {
    return (
      <>
        {children}
        <div className={styles.win}>
          {settled && (
            <FailureBoundary>
              <Suspense>
                <Win />
              </Suspense>
            </FailureBoundary>
          )}
        </div>
      </>
    )
  }
  return (
    <div className={styles.top}>
      {children}
      <div className={styles.winners}>
        <FailureBoundary>
          <Suspense>
            <Winners />
          </Suspense>
        </FailureBoundary>
      </div>
    </div>
  )
}

/** The height of home's end at the last visit, so that the browser can restore the place on going back. */
let lastHeight: number | undefined

/** Mounts the end of home when it comes near. Its file comes earlier, because a network may be missing then. */
function Below({ settled }: { settled: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearViewport(place)
  const [minBlockSize] = useState(lastHeight)
  const reserved = <div style={{ minBlockSize }} />
  useEffect(() => {
    if (settled) BelowGames.prefetch()
  }, [settled])
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      lastHeight = entry?.contentRect.height
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.below}>
      {near ? (
        <FailureBoundary>
          <Suspense fallback={reserved}>
            <BelowGames reserved={reserved} />
          </Suspense>
        </FailureBoundary>
      ) : (
        reserved
      )}
    </div>
  )
}
