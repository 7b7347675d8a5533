import { useLaunch } from '#features/games/launch/use-launch.ts'
import { RankList } from '#features/winners/rank-list.tsx'
import { WinnersTicker } from '#features/winners/winners-ticker.tsx'

/** Shows the latest wins and the greatest winners; each row opens its game. */
export function WinnersScreen() {
  const launch = useLaunch()
  return (
    <>
      <WinnersTicker onOpen={launch} />
      <RankList onOpen={launch} />
    </>
  )
}
