import { Repeat, Trash2, Undo2 } from 'lucide-react'
import type { Dispatch } from 'react'
import { newKey } from '#contract/new-key.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import styles from './controls.module.css'
import { usePage } from './page-context.ts'
import { type Action, isOpen, type Table, totalOf } from './state.ts'

/** Shows undo, clear, repeat and confirm, and the money. */
export function Controls({ table, dispatch }: { table: Table; dispatch: Dispatch<Action> }) {
  const { text, money } = usePage()
  const { pending, last, phase, view } = table
  const open = isOpen(table)
  const some = open && pending.length > 0
  const sum = totalOf(pending)
  const label =
    phase.name === 'sending' ? text.sending : sum > 0 ? fill(text.confirmWith, { amount: money(sum) }) : text.confirm
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Tool label={text.undo} disabled={!some} onPress={() => dispatch({ type: 'undone' })}>
          <Undo2 aria-hidden="true" size={21} />
        </Tool>
        <Tool label={text.clear} disabled={!some} onPress={() => dispatch({ type: 'cleared' })}>
          <Trash2 aria-hidden="true" size={20} />
        </Tool>
        <Tool label={text.repeat} disabled={!open || last.length === 0} onPress={() => dispatch({ type: 'repeated' })}>
          <Repeat aria-hidden="true" size={20} />
        </Tool>
        <PageButton
          className={styles.confirm}
          disabled={!some}
          onClick={() => dispatch({ type: 'confirmed', idempotencyKey: newKey() })}
        >
          {label}
        </PageButton>
      </div>
      <dl className={styles.meters}>
        <div>
          <dt>{text.balance}</dt>
          <dd>{money(view.balance - sum)}</dd>
        </div>
        <div>
          <dt>{text.onTable}</dt>
          <dd>{money(totalOf(view.bets))}</dd>
        </div>
      </dl>
    </div>
  )
}

interface ToolProps {
  label: string
  disabled: boolean
  onPress: () => void
  children: React.ReactNode
}

const Tool = ({ label, disabled, onPress, children }: ToolProps) => (
  <PageButton className={styles.tool} aria-label={label} disabled={disabled} onClick={onPress}>
    {children}
  </PageButton>
)
