import { useState } from 'react'
import { BingoCard } from './card.tsx'
import styles from './cards.module.css'
import type { Table } from './state.ts'

interface CardsProps {
  table: Table
  out: number
  /** Whether cards are daubed automatically. */
  auto: boolean
}

/** Shows the cards on offer, or the cards in play. */
export function Cards({ table, out, auto }: CardsProps) {
  const { round, offer, cards } = table
  const shown = round?.cards ?? offer.cards.slice(0, cards)
  const [daubed, setDaubed] = useState({ roundId: '', upTo: [0, 0, 0, 0] })
  const upTo = daubed.roundId === round?.roundId ? daubed.upTo : [0, 0, 0, 0]
  const daub = (card: number) =>
    setDaubed({ roundId: round?.roundId ?? '', upTo: upTo.map((last, at) => (at === card ? out : last)) })
  return (
    <section className={styles.cards} data-count={shown.length}>
      {shown.map((card, at) => (
        <BingoCard
          key={card.join()}
          numbers={card}
          place={at}
          balls={round?.balls.slice(0, out) ?? []}
          daubed={auto ? out : (upTo[at] ?? 0)}
          wins={round?.wins.filter((win) => win.card === at && win.ball <= out) ?? []}
          onDaub={round && !auto ? () => daub(at) : undefined}
        />
      ))}
    </section>
  )
}
