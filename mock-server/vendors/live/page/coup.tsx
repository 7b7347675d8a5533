import type { TableView } from '../contract.ts'
import styles from './coup.module.css'
import { type DealtCard, dealtCards, openTotal } from './deal-order.ts'
import { usePage } from './page-context.ts'
import { PlayingCard } from './playing-card.tsx'
import { useNow } from './use-now.ts'

/** Milliseconds between a card leaving the shoe and its reveal. */
const flight = 750

const sides = { baccarat: ['player', 'banker'], dragonTiger: ['dragon', 'tiger'] } as const

const stateOf = ({ at }: DealtCard, now: number) => {
  if (now >= at) return 'open'
  return now >= at - flight ? 'down' : 'away'
}

interface CoupProps {
  rules: keyof typeof sides
  view: TableView
}

/** Shows both hands, card by card. */
export function Coup({ rules, view }: CoupProps) {
  const { text } = usePage()
  const now = useNow(100)
  const cards = view.deal ? dealtCards(view.deal) : []
  const winner = view.phase === 'result' ? view.road.at(-1)?.winner : undefined
  return (
    <div className={styles.coup} aria-hidden="true">
      {sides[rules].map((name, at) => {
        const side = at === 0 ? 0 : 1
        const total = rules === 'baccarat' ? openTotal(cards, side, now) : undefined
        const own = cards.filter((card) => card.side === side)
        return (
          <div key={name} className={styles.hand} data-side={name} data-won={winner === name || undefined}>
            <div className={styles.label}>
              {text.spots[name]}
              {total !== undefined && <b>{total}</b>}
            </div>
            <div className={styles.cards}>
              {own.map((card) => (
                <PlayingCard key={card.at} {...card} state={stateOf(card, now)} />
              ))}
              {own.length === 0 && <Places count={rules === 'baccarat' ? 2 : 1} />}
            </div>
          </div>
        )
      })}
    </div>
  )
}

const Places = ({ count }: { count: number }) => (
  <>
    <span className={styles.empty} />
    {count > 1 && <span className={styles.empty} />}
  </>
)
