import { ReceiptText } from 'lucide-react'
import type { PrizeMode } from '#contract/lottery.ts'
import { prizeModes } from '#mock-server/platform/lottery/rules/prize-mode.ts'
import { maxNotes } from '#mock-server/platform/lottery/rules/shape.ts'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { Button, Stepper } from './controls.tsx'
import { usePage } from './page-context.ts'
import { isComplete, type Marked, notesOf, priceOfLine } from './slip.ts'
import styles from './stake-bar.module.css'

const steps = [100, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000]

interface StakeBarProps {
  marked: Marked
  mode: PrizeMode
  /** The number of lines on the slip. */
  lines: number
  most: number
  onStake: (stake: { amount: number; multiple: number }) => void
  onAdd: () => void
  onBet: () => void
}

/** Shows the stake per note, the price of the line, and the buttons to add or bet it. */
export function StakeBar({ marked, mode, lines, most, onStake, onAdd, onBet }: StakeBarProps) {
  const { text, money } = usePage()
  const { amount, multiple } = marked
  const notes = notesOf(marked)
  const complete = isComplete(marked, mode)
  /** Includes the line that is being picked. */
  const inSlip = lines + Number(complete)
  const amounts = steps.filter((step) => step >= prizeModes[mode].unit && step <= most)
  const at = Math.max(0, amounts.indexOf(amount))
  const times = Math.max(1, Math.min(100, Math.floor(most / amount)))
  return (
    <div className={styles.bar}>
      <div className={styles.stake}>
        <Stepper
          label={text.amount}
          value={at}
          shown={money(amount)}
          least={0}
          most={amounts.length - 1}
          onChange={(next) => {
            const chosen = amounts[next] ?? amount
            onStake({ amount: chosen, multiple: Math.min(multiple, Math.max(1, Math.floor(most / chosen))) })
          }}
        />
        <Stepper
          label={text.multiple}
          value={multiple}
          shown={`×${multiple}`}
          most={times}
          onChange={(next) => onStake({ amount, multiple: next })}
        />
      </div>
      <div className={styles.sum}>
        <p aria-live="polite">
          {notes > maxNotes ? (
            <span className={styles.wrong}>{fill(text.tooMany, { most: maxNotes.toLocaleString(text.language) })}</span>
          ) : (
            <>
              <span>{fillCount(text, 'notes', notes)}</span>
              <b>{money(priceOfLine({ notes, amount, multiple }, mode))}</b>
            </>
          )}
        </p>
        <Button small disabled={!complete} onPress={onAdd}>
          {text.addToSlip}
        </Button>
        <Button
          small
          strong
          disabled={!complete && lines === 0}
          label={lines > 0 ? fillCount(text, 'openSlip', inSlip) : undefined}
          onPress={onBet}
        >
          <span className={styles.bet}>
            {lines > 0 && <ReceiptText size={17} aria-hidden="true" />}
            {lines > 0 ? `${text.slip} ${inSlip}` : text.betNow}
          </span>
        </Button>
      </div>
    </div>
  )
}
