import type { Dispatch } from 'react'
import styles from './felt.module.css'
import { usePage } from './page-context.ts'
import { RouletteFelt } from './roulette-felt.tsx'
import { Spot } from './spot.tsx'
import type { Action, Table } from './state.ts'

interface FeltProps {
  table: Table
  dispatch: Dispatch<Action>
}

const rows = {
  baccarat: { small: ['playerPair', 'tie', 'bankerPair'], large: ['player', 'banker'] },
  dragonTiger: { small: ['tie', 'suitedTie'], large: ['dragon', 'tiger'] },
} as const

/** Shows the spots to bet on. */
export function Felt(props: FeltProps) {
  const { rules } = props.table.opened
  return rules === 'roulette' ? <RouletteFelt {...props} /> : <SidesFelt {...props} rules={rules} />
}

function SidesFelt({ table, dispatch, rules }: FeltProps & { rules: keyof typeof rows }) {
  const { spotName } = usePage()
  const { small, large } = rows[rules]
  const { phase, road, deal } = table.view
  const last = phase === 'result' ? road.at(-1) : undefined
  const isSuited = deal?.outcome.game === 'dragonTiger' && deal.outcome.dragon === deal.outcome.tiger
  const won = (id: string) =>
    last !== undefined && (last.winner === id || last.pairs.includes(id) || (id === 'suitedTie' && isSuited))
  return (
    <div className={styles.felt}>
      <div className={styles.row}>
        {small.map((id) => (
          <Spot key={id} table={table} dispatch={dispatch} id={id} label={spotName(id)} won={won(id)} />
        ))}
      </div>
      <div className={styles.row}>
        {large.map((id) => (
          <Spot key={id} table={table} dispatch={dispatch} id={id} label={spotName(id)} size="large" won={won(id)} />
        ))}
      </div>
    </div>
  )
}
