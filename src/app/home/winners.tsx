import { useLaunch } from '#features/games/launch/use-launch.ts'
import { WinnersTicker } from '#features/winners/winners-ticker.tsx'

export function HomeWinners() {
  return <WinnersTicker onOpen={useLaunch()} allAt="/m/winners" />
}
