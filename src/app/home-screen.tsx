import { usePrefetchQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BannerCarousel } from '#features/announcements/banner-carousel.tsx'
import { NoticeBar } from '#features/announcements/notice-bar.tsx'
import { useDownload } from '#features/download/use-download.ts'
import { useActiveCategory } from '#features/games/active-category.ts'
import { CategoryStrip } from '#features/games/category-strip.tsx'
import { GameSections } from '#features/games/game-sections.tsx'
import { useHasModels } from '#features/messages/use-has-models.ts'
import { walletQueries } from '#features/wallet/wallet-queries.ts'
import { useBrand } from '#gateway/platform-status.ts'
import styles from './home-screen.module.css'

const AnnouncementPopup = lazy(() =>
  import('#features/announcements/announcement-popup.tsx').then((module) => ({ default: module.AnnouncementPopup })),
)
const BelowGames = lazy(() => import('./home-below.tsx').then((module) => ({ default: module.HomeBelow })))

/** Where features meet: notices, banners, games, winners, footer. */
export function HomeScreen() {
  const category = useActiveCategory((state) => state.category)
  const select = (next: typeof category) => useActiveCategory.setState({ category: next })
  usePrefetchQuery(walletQueries.merchant(useBrand().code))
  const { offered, iconUrl, inSafari, openPopup, openDownloadPage } = useDownload()
  return (
    <div className={styles.home}>
      <NoticeBar app={offered ? { iconUrl, onOpen: inSafari(openPopup), onDownload: openDownloadPage } : undefined} />
      <BannerCarousel showLive={useHasModels()} />
      <CategoryStrip value={category} onChange={select} />
      <GameSections category={category} onCategory={select} />
      <Suspense>
        <BelowGames />
        <AnnouncementPopup />
      </Suspense>
    </div>
  )
}
