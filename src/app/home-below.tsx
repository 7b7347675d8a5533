import { useQuery } from '@tanstack/react-query'
import { DownloadBar } from '#features/download/download-bar.tsx'
import { Footer } from '#features/footer/footer.tsx'
import { gameQueries } from '#features/games/game-queries.ts'
import { useLaunch } from '#features/games/launch/use-launch.ts'
import { LanguageSelect } from '#features/preferences/language-select.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { WinnersTicker } from '#features/winners/winners-ticker.tsx'

/** Shows the parts of home below the games. Home fetches this file after the games. */
export function HomeBelow() {
  const launch = useLaunch()
  const { data } = useQuery(gameQueries.vendors())
  const vendors = Object.values(data?.categories ?? {}).flat()
  const preferences = (
    <>
      <LanguageSelect />
      <ThemeSwitch />
    </>
  )
  return (
    <>
      <WinnersTicker onOpen={launch} />
      <DownloadBar />
      <Footer vendors={vendors} preferences={preferences} />
    </>
  )
}
