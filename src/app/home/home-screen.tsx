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
import { type HomePart, isOfWinners, splitHome } from '#merchant/home-parts.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useNearViewport } from '#ui/loading/use-near-viewport.ts'
import { useSettled } from '#ui/loading/use-settled.ts'
import { useWidth } from '#ui/look/use-width.ts'
import { FailureBoundary } from '#ui/states/failure-boundary.tsx'
import type { HomeBelowProps, PartNodes } from './below.tsx'
import styles from './home-screen.module.css'

const Floats = lazyPart(() => import('./floats.tsx').then((module) => module.HomeFloats))
const Winners = lazyPart(() => import('./winners.tsx').then((module) => module.HomeWinners))
const Win = lazyPart(() => import('./win.tsx').then((module) => module.HomeWin))
const BelowGames = lazyPart(() => import('./below.tsx').then((module) => module.HomeBelow))

/** Combines the features of home in the merchant's order, with the footer at the end. */
export function HomeScreen() {
  const [floatsWanted, setFloatsWanted] = useState(true)
  const settled = useSettled()
  const { home, art } = useLook()
  const [first, rest] = splitHome(home)
  const width = useWidth()
  const beside = width === 'desktop' && first.includes('banner') && [...first, ...rest].includes('winners')
  const isInRow = (part: HomePart) => !(beside && isOfWinners(part))
  usePrefetchQuery(walletQueries.merchant(useBrand().code))
  const { offered, iconUrl, inSafari, openPopup, openDownloadPage } = useDownload()
  const banner = <BannerCarousel showLive={useHasModels()} />
  const parts: PartNodes = {
    notice: (
      <NoticeBar
        app={
          offered
            ? {
                iconUrl: art === 'all' ? iconUrl : undefined,
                onOpen: inSafari(openPopup),
                onDownload: openDownloadPage,
              }
            : undefined
        }
      />
    ),
    banner: beside ? <BesideWinners>{banner}</BesideWinners> : banner,
    winner: (
      <Later className={styles.win} settled={settled}>
        <Win />
      </Later>
    ),
    winners: (
      <Later className={styles.board} settled={settled}>
        <Winners />
      </Later>
    ),
    games: <Games />,
  }
  return (
    <div className={styles.home}>
      {first.filter(isInRow).map((part) => (
        <FailureBoundary key={part}>{parts[part]}</FailureBoundary>
      ))}
      <Below settled={settled} order={rest.filter(isInRow)} parts={parts} />
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

/** Shows a part once the screen has settled. Its space is reserved before. */
function Later({ settled, className, children }: { settled: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      {settled && (
        <FailureBoundary>
          <Suspense>{children}</Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}

/** Shows the winners beside the banner. Their space is reserved before. */
function BesideWinners({ children }: { children: ReactNode }) {
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
function Below({ settled, ...below }: { settled: boolean } & Pick<HomeBelowProps, 'order' | 'parts'>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearViewport(place)
  const [minBlockSize] = useState(lastHeight)
  const reserved = <div className={styles.reserved} style={{ minBlockSize }} />
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
            <BelowGames reserved={reserved} {...below} />
          </Suspense>
        </FailureBoundary>
      ) : (
        reserved
      )}
    </div>
  )
}
