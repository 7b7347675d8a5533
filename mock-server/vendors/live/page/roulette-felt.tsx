import { type Dispatch, useId } from 'react'
import { colourOf, covers, type RouletteSpot } from '../rules/roulette.ts'
import { usePage } from './page-context.ts'
import styles from './roulette-felt.module.css'
import { Stake, StakeText } from './spot.tsx'
import { type Action, isOpen, type Table } from './state.ts'

interface RouletteFeltProps {
  table: Table
  dispatch: Dispatch<Action>
}

const columns = Array.from({ length: 12 }, (_, column) => column)
/** In the order of the felt: multiples of three on top. */
const numbers = [3, 2, 1].flatMap((row) => columns.map((column) => column * 3 + row))
const groups: readonly RouletteSpot[][] = [
  ['dozen1', 'dozen2', 'dozen3', 'column1', 'column2', 'column3'],
  ['low', 'even', 'red', 'black', 'odd', 'high'],
]

/** Shows the numbers, which scroll sideways, and the groups below them. */
export function RouletteFelt({ table, dispatch }: RouletteFeltProps) {
  const { text, spotName } = usePage()
  const { view } = table
  const pocket = view.phase === 'result' ? Number(view.road.at(-1)?.winner) : undefined
  const won = (id: RouletteSpot) => pocket !== undefined && covers(id, pocket)
  const place = (id: RouletteSpot, label: string) => (
    <Place key={id} table={table} dispatch={dispatch} id={id} label={label} won={won(id)} />
  )
  return (
    <div className={styles.felt}>
      <div className={styles.scroll}>
        <div className={styles.numbers}>
          {place('n0', '0')}
          {numbers.map((number) => place(`n${number}`, `${number}`))}
        </div>
      </div>
      {groups.map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.map((id) => place(id, id === 'red' || id === 'black' ? text.colours[id] : spotName(id)))}
        </div>
      ))}
    </div>
  )
}

interface PlaceProps extends RouletteFeltProps {
  id: RouletteSpot
  label: string
  won: boolean
}

function Place({ table, dispatch, id, label, won }: PlaceProps) {
  const terms = useId()
  const number = /^n\d+$/.test(id) ? Number(id.slice(1)) : undefined
  return (
    <button
      type="button"
      className={styles.place}
      data-spot={id}
      data-colour={number === undefined ? id : colourOf(number)}
      data-won={won || undefined}
      aria-describedby={terms}
      aria-disabled={!isOpen(table)}
      onClick={() => dispatch({ type: 'placed', spot: id })}
    >
      {label}
      <Stake table={table} id={id} />
      <span id={terms} hidden>
        <StakeText table={table} id={id} />
      </span>
    </button>
  )
}
