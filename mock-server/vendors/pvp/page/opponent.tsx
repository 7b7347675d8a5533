import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { Opened, Seat } from '../contract.ts'
import { HwatuCard } from './hwatu-card.tsx'
import type { SeatMoment } from './moment.ts'
import styles from './opponent.module.css'
import { usePage } from './page-context.ts'

interface OpponentProps {
  opponent: Opened['opponents'][number]
  /** The seat in the vendor's answer, with its result. */
  seat: Seat | undefined
  moment: SeatMoment | undefined
  isActing: boolean
  isOver: boolean
}

/** Shows an opponent with its last move and its bets. */
export function Opponent({ opponent, seat, moment, isActing, isOver }: OpponentProps) {
  const { text, money, handName } = usePage()
  const took = isOver ? (seat?.took ?? 0) : 0
  return (
    <li
      className={styles.seat}
      data-folded={moment?.folded || undefined}
      data-acting={isActing || undefined}
      data-won={took > 0 || undefined}
    >
      <span className={styles.avatar}>
        <Glyph className={styles.glyph} name={opponent.glyph} />
        {moment?.last && !isOver && (
          <span className={styles.bubble} data-move={moment.last.move}>
            {text.moves[moment.last.move]}
          </span>
        )}
      </span>
      <span className={styles.who}>
        <bdi className={styles.name}>{opponent.name}</bdi>
        <span className={styles.paid}>{took > 0 ? `+${money(took)}` : moment && money(moment.paid)}</span>
      </span>
      <span className={styles.cards}>
        {moment?.cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards do not change their order
          <HwatuCard key={at} card={card} size="small" />
        ))}
      </span>
      <span className={styles.hand}>{isOver && seat?.hand && handName(seat.hand)}</span>
    </li>
  )
}
