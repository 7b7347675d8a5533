import { GameCenterScreen } from '#features/games/game-center-screen.tsx'
import { useLaunch } from '#features/games/launch/use-launch.ts'
import { RankList } from '#features/winners/rank-list.tsx'

/** Combines the game centre with the greatest winners. */
export function GameCenterWithRanks() {
  return <GameCenterScreen ranks={<RankList onOpen={useLaunch()} />} />
}
