import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AnnouncementPopup } from '#features/announcements/announcement-popup.tsx'
import { DownloadBar } from '#features/download/download-bar.tsx'
import { Footer } from '#features/footer/footer.tsx'
import { RecentGames } from '#features/games/center/recent-games.tsx'
import { gameQueries } from '#features/games/game-queries.ts'
import { lobbyQueries } from '#features/games/lobby-queries.ts'
import { LanguageFloat } from '#features/preferences/language-float.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { useWidth } from '#ui/use-width.ts'
import styles from './home-screen.module.css'
import { HomeWinners } from './home-winners.tsx'

interface HomeBelowProps {
  /** Keeps the place of what is not there yet. */
  reserved: ReactNode
}

/** Shows the parts of home below the games. Home fetches this file after the games. */
export function HomeBelow({ reserved }: HomeBelowProps) {
  const { data } = useQuery(gameQueries.vendors())
  const vendors = Object.values(data?.categories ?? {}).flat()
  const desktop = useWidth() === 'desktop'
  const recent = useQuery(lobbyQueries.recent(useSession(), useLanguage()))
  const preferences = (
    <>
      <LanguageSelect />
      <ThemeSwitch />
    </>
  )
  // Games of a member who has not played yet leave no place, and what stands below them must not move.
  if (recent.isLoading) return reserved
  return (
    <>
      <div className={styles.recent}>
        <RecentGames oneRow />
      </div>
      {!desktop && <HomeWinners />}
      <DownloadBar />
      <Footer vendors={vendors} preferences={preferences} />
    </>
  )
}

/** Shows what stands over home once it has settled. */
export function HomeFloats() {
  return (
    <>
      <LanguageFloat />
      <AnnouncementPopup />
    </>
  )
}
