import { Minus, Plus } from 'lucide-react'
import { type Dispatch, useId, useRef } from 'react'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import { useFrames } from '#mock-server/vendors/page-kit/use-frames.ts'
import { winAt } from '../rules/crash.ts'
import styles from './bet-panel.module.css'
import { shownAt } from './flight-path.ts'
import { usePage } from './page-context.ts'
import { type Action, canChange, nextAuto, nextBet, type Press, pressOf, type Table } from './state.ts'
import { times } from './texts.ts'

interface BetPanelProps {
  table: Table
  now: () => number
  dispatch: Dispatch<Action>
  onPress: () => void
}

/** Shows the bet, the automatic cash-out, and the button for the current action. */
export function BetPanel({ table, now, dispatch, onPress }: BetPanelProps) {
  const { text, money } = usePage()
  const changeable = canChange(table)
  const { bet, auto, balance } = table
  return (
    <section className={styles.panel}>
      <p className={styles.balance}>
        {text.balance} <b>{money(balance)}</b>
      </p>
      <div className={styles.fields}>
        <Field label={text.bet}>
          <Stepper
            value={money(bet)}
            down={text.betDown}
            up={text.betUp}
            canStep={(by) => changeable && nextBet(table, by) !== undefined}
            onStep={(by) => dispatch({ type: 'betStepped', by })}
          />
        </Field>
        <Field
          label={text.auto}
          toggle={{ on: auto.on, disabled: !changeable, onToggle: () => dispatch({ type: 'autoToggled' }) }}
        >
          <Stepper
            value={times(auto.at)}
            down={text.autoDown}
            up={text.autoUp}
            canStep={(by) => changeable && auto.on && nextAuto(table, by) !== undefined}
            onStep={(by) => dispatch({ type: 'autoStepped', by })}
          />
        </Field>
      </div>
      <MainButton table={table} now={now} onPress={onPress} />
    </section>
  )
}

interface FieldProps {
  label: string
  toggle?: { on: boolean; disabled: boolean; onToggle: () => void }
  children: React.ReactNode
}

function Field({ label, toggle, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-off={toggle?.on === false || undefined}>
      <div className={styles.label}>
        <span id={id}>{label}</span>
        {toggle && (
          <PageButton
            role="switch"
            className={styles.switch}
            aria-checked={toggle.on}
            aria-labelledby={id}
            disabled={toggle.disabled}
            onClick={toggle.onToggle}
          />
        )}
      </div>
      {children}
    </div>
  )
}

interface StepperProps {
  value: string
  down: string
  up: string
  canStep: (by: 1 | -1) => boolean
  onStep: (by: 1 | -1) => void
}

const Stepper = ({ value, down, up, canStep, onStep }: StepperProps) => (
  <div className={styles.stepper}>
    <PageButton aria-label={down} disabled={!canStep(-1)} onClick={() => onStep(-1)}>
      <Minus aria-hidden="true" size={20} />
    </PageButton>
    <output data-size={value.length > 8 ? 'small' : undefined}>{value}</output>
    <PageButton aria-label={up} disabled={!canStep(1)} onClick={() => onStep(1)}>
      <Plus aria-hidden="true" size={20} />
    </PageButton>
  </div>
)

function MainButton({ table, now, onPress }: Pick<BetPanelProps, 'table' | 'now' | 'onPress'>) {
  const { text, money } = usePage()
  const amount = useRef<HTMLElement>(null)
  const press = pressOf(table)
  const stake = table.own?.bet ?? table.bet
  useFrames(() => {
    if (press !== 'cashOut' || !amount.current) return
    const multiplier = shownAt(now() - table.view.round.takeOffAt)
    amount.current.textContent = money(winAt(stake * 100, multiplier) / 100)
  })
  const label = labelOf(table, press, text)
  return (
    <PageButton className={styles.main} data-press={press} disabled={press === 'none'} onClick={onPress}>
      <span>{label}</span>
      {press === 'cashOut' && <b ref={amount} aria-hidden="true" />}
      {(press === 'bet' || press === 'queue') && <b>{money(table.bet)}</b>}
      {press === 'unqueue' && <small>{text.queuedHint}</small>}
    </PageButton>
  )
}

function labelOf({ request, leaving }: Table, press: Press, text: ReturnType<typeof usePage>['text']): string {
  const labels: Record<Press, string> = {
    bet: text.placeBet,
    queue: text.queueBet,
    unqueue: text.unqueue,
    cashOut: text.cashOut,
    none: request ? text.placing : leaving ? text.leaving : text.waiting,
  }
  return labels[press]
}
