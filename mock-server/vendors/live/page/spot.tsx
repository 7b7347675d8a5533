import { Users } from 'lucide-react'
import { type Dispatch, useId } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Chip } from './chip.tsx'
import { usePage } from './page-context.ts'
import styles from './spot.module.css'
import { type Action, isOpen, stakeOn, type Table } from './state.ts'

interface SpotProps {
  table: Table
  dispatch: Dispatch<Action>
  id: string
  label: string
  size?: 'large' | 'small'
  won: boolean
}

/** Shows a spot on the felt; a tap places the selected chip. */
export function Spot({ table, dispatch, id, label, size = 'small', won }: SpotProps) {
  const { text } = usePage()
  const terms = useId()
  const { opened, view } = table
  const pays = opened.spots.find((spot) => spot.id === id)?.pays ?? 0
  const crowd = size === 'large' ? view.crowd.find(({ spot }) => spot === id) : undefined
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={id}
      data-size={size}
      data-won={won || undefined}
      aria-describedby={terms}
      aria-disabled={!isOpen(table)}
      onClick={() => dispatch({ type: 'placed', spot: id })}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.odds}>{fill(text.odds, { pays })}</span>
      {crowd && crowd.players > 0 && (
        <span className={styles.crowd} aria-hidden="true">
          <Users aria-hidden="true" size={12} />
          {crowd.players}
        </span>
      )}
      <Stake table={table} id={id} />
      <span id={terms} hidden>
        <StakeText table={table} id={id} />
      </span>
    </button>
  )
}

/** Describes the stake on a spot as text. */
export function StakeText({ table, id }: { table: Table; id: string }) {
  const { text, money } = usePage()
  const { placed, pending } = stakeOn(table, id)
  const parts = [
    placed > 0 && fill(text.yourBet, { amount: money(placed) }),
    pending > 0 && fill(text.pendingBet, { amount: money(pending) }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Shows the chips on a spot in the colour of the largest chip within the stake. */
export function Stake({ table, id }: { table: Table; id: string }) {
  const { placed, pending } = stakeOn(table, id)
  const tone = (amount: number) =>
    Math.max(
      0,
      table.opened.chips.findLastIndex((chip) => chip <= amount),
    )
  return (
    <span className={styles.stake}>
      {placed > 0 && <Chip amount={placed} tone={tone(placed)} />}
      {pending > 0 && (
        <span className={styles.pending}>
          <Chip amount={pending} tone={tone(pending)} />
        </span>
      )}
    </span>
  )
}
