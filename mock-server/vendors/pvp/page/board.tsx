import { CircleDollarSign } from 'lucide-react'
import { useCountUp } from '#mock-server/vendors/page-kit/use-count-up.ts'
import styles from './board.module.css'
import { HwatuCard } from './hwatu-card.tsx'
import type { Moment } from './moment.ts'
import { Opponent } from './opponent.tsx'
import { usePage } from './page-context.ts'
import type { Table } from './state.ts'
import { Story } from './story.tsx'

interface BoardProps {
  table: Table
  moment: Moment | undefined
}

/** Shows the table: opponents, pot and the player's cards. */
export function Board({ table, moment }: BoardProps) {
  const { text, money, handName } = usePage()
  const { opened, view } = table
  const pot = useCountUp(moment?.pot ?? 0, 400)
  const me = moment?.seats[0]
  const myHand = moment?.street === 2 ? view.hand?.seats[0]?.hand : undefined
  return (
    <section className={styles.board}>
      <div className={styles.lacquer} aria-hidden="true" />
      <ul className={styles.opponents}>
        {opened.opponents.map((opponent, at) => (
          <Opponent
            key={opponent.name}
            opponent={opponent}
            seat={view.hand?.seats[at + 1]}
            moment={moment?.seats[at + 1]}
            isActing={moment?.actor === at + 1}
            isOver={moment?.isOver === true}
          />
        ))}
      </ul>
      <div className={styles.middle}>
        <p className={styles.pot}>
          <CircleDollarSign aria-hidden="true" size={18} />
          <span>{text.pot}</span>
          <b>{money(pot)}</b>
        </p>
        <Story table={table} moment={moment} />
      </div>
      <div className={styles.mine} data-folded={me?.folded || undefined} data-acting={moment?.actor === 0 || undefined}>
        <div className={styles.cards}>
          {(me?.cards ?? []).map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards do not change their order
            <HwatuCard key={at} card={card} size="large" />
          ))}
          {(me?.cards.length ?? 0) === 0 && <Outlines />}
        </div>
        <div className={styles.named}>{myHand && <p className={styles.hand}>{handName(myHand)}</p>}</div>
      </div>
    </section>
  )
}

const Outlines = () => (
  <>
    <span className={styles.outline} />
    <span className={styles.outline} />
  </>
)
