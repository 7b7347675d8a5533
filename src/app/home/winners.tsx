import { useLaunch } from '#features/games/launch/use-launch.ts'
import { WinnersTicker } from '#features/winners/winners-ticker.tsx'
import styles from './winners.module.css'

export function HomeWinners() {
  return <WinnersTicker onOpen={useLaunch()} allAt="/m/winners" className={styles.card} />
}
