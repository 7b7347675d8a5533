import { Ticket } from 'lucide-react'
import type { Lottery, RegionLottery } from '#contract/lottery.ts'
import { fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { countdownText } from './countdown.ts'
import styles from './lobby.module.css'
import { useNow, usePage } from './page-context.ts'
import { StatusMessage } from './states.tsx'

/** Returns a formatter for how often, or on which days, a lottery draws. */
export function useWhen(): (game: Pick<Lottery, 'everyMinutes' | 'weekdays'>) => string {
  const { text } = usePage()
  return ({ everyMinutes, weekdays }) => {
    if (everyMinutes === 60) return text.everyHour
    if (everyMinutes !== null) return fillCount(text, 'every', everyMinutes)
    return weekdays.length === 7 ? text.daily : weekdays.map((day) => text.weekdays[day]).join(' · ')
  }
}

interface RowsProps {
  games: readonly (Lottery & Partial<Pick<RegionLottery, 'today'>>)[]
  onChoose: (gameId: string) => void
}

const soon = 10_000

/** Shows lotteries as rows with the time left to bet. */
export function GameRows({ games, onChoose }: RowsProps) {
  const { text } = usePage()
  const now = useNow()
  const when = useWhen()
  return (
    <ul className={styles.rows}>
      {games.map((game) => {
        const left = Math.max(0, game.issue.closesAt - now)
        return (
          <li key={game.gameId}>
            <button type="button" className={styles.row} onClick={() => onChoose(game.gameId)}>
              <img src={game.iconUrl} alt="" width={52} height={52} loading="lazy" />
              <span className={styles.name}>
                {game.name}
                {game.today && game.everyMinutes === null && <span className={styles.today}>{text.today}</span>}
              </span>
              <span className={styles.when}>{when(game)}</span>
              <span className={styles.left} data-soon={left < soon || undefined}>
                <small>{text.closesIn}</small>
                {countdownText(left, text.units)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export function NoGames() {
  const { text } = usePage()
  return <StatusMessage icon={<Ticket />} {...text.nothingToPlay} />
}
