import { useLaunch } from '#features/games/launch/use-launch.ts'
import { LatestWin } from '#features/winners/latest-win.tsx'

export function HomeWin() {
  return <LatestWin onOpen={useLaunch()} allAt="/m/winners" />
}
