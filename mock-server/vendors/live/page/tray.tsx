import type { Dispatch } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Chip } from './chip.tsx'
import { usePage } from './page-context.ts'
import type { Action, Table } from './state.ts'
import styles from './tray.module.css'

/** Shows the chips to select from. */
export function Tray({ table, dispatch }: { table: Table; dispatch: Dispatch<Action> }) {
  const { text, money } = usePage()
  return (
    <fieldset className={styles.tray}>
      <legend className="visually-hidden">{text.chips}</legend>
      {table.opened.chips.map((chip, tone) => (
        <button
          key={chip}
          type="button"
          className={styles.slot}
          aria-pressed={table.chip === chip}
          onClick={() => dispatch({ type: 'chipPicked', chip })}
        >
          <Chip amount={chip} tone={tone} />
          <span className="visually-hidden">{fill(text.chip, { amount: money(chip) })}</span>
        </button>
      ))}
    </fieldset>
  )
}
