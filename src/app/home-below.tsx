import { DownloadBar } from '#features/download/download-bar.tsx'
import { Footer } from '#features/footer/footer.tsx'
import { WinnersTicker } from '#features/winners/winners-ticker.tsx'
import { useLaunch } from '#features/games/use-launch.ts'

/** What the home page shows under its games; fetched after them. */
export function HomeBelow() {
  const launch = useLaunch()
  return (
    <>
      <WinnersTicker onOpen={launch} />
      <DownloadBar />
      <Footer />
    </>
  )
}
