import { useRef } from 'react'
import { useLaunch } from '#features/games/launch/use-launch.ts'
import { RankList } from '#features/winners/rank-list.tsx'
import { WinnersTicker } from '#features/winners/winners-ticker.tsx'
import { useReturnFocus } from '#ui/page/use-return-focus.ts'
import styles from './winners-screen.module.css'

/** Shows the latest wins and the greatest winners; each row opens its game. */
export function WinnersScreen() {
  const launch = useLaunch()
  const screen = useRef<HTMLDivElement>(null)
  return (
    <div ref={screen} className={styles.page} onClickCapture={useReturnFocus(screen)}>
      <WinnersTicker onOpen={launch} />
      <RankList onOpen={launch} />
    </div>
  )
}
