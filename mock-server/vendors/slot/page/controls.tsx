import { Minus, Plus, Repeat2, RotateCw, Square, Zap } from 'lucide-react'
import type { Dispatch } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import styles from './controls.module.css'
import { usePage } from './page-context.ts'
import { type Action, canSpin, nextBet, type Table } from './state.ts'

const autoRounds = 10

interface ControlsProps {
  table: Table
  dispatch: Dispatch<Action>
  onPress: () => void
  turbo: boolean
  onTurbo: () => void
}

export function Controls({ table, dispatch, onPress, turbo, onTurbo }: ControlsProps) {
  const { text } = usePage()
  const idle = canSpin(table) && table.auto === 0
  const stepBet = (by: 1 | -1) => dispatch({ type: 'betStepped', by })
  return (
    <div className={styles.controls}>
      <PageButton
        className={styles.option}
        aria-label={fill(text.autoStart, { rounds: autoRounds })}
        disabled={!idle}
        onClick={() => dispatch({ type: 'autoStarted', rounds: autoRounds })}
      >
        <Repeat2 aria-hidden="true" size={20} />
        <small>×{autoRounds}</small>
      </PageButton>
      <PageButton
        className={styles.step}
        aria-label={text.betDown}
        disabled={!idle || nextBet(table, -1) === undefined}
        onClick={() => stepBet(-1)}
      >
        <Minus aria-hidden="true" size={22} />
      </PageButton>
      <SpinButton table={table} onPress={onPress} />
      <PageButton
        className={styles.step}
        aria-label={text.betUp}
        disabled={!idle || nextBet(table, 1) === undefined}
        onClick={() => stepBet(1)}
      >
        <Plus aria-hidden="true" size={22} />
      </PageButton>
      <button type="button" className={styles.option} aria-label={text.turbo} aria-pressed={turbo} onClick={onTurbo}>
        <Zap aria-hidden="true" size={20} fill={turbo ? 'currentColor' : 'none'} />
      </button>
    </div>
  )
}

function SpinButton({ table, onPress }: Pick<ControlsProps, 'table' | 'onPress'>) {
  const { text } = usePage()
  const { auto, phase } = table
  const rolling = phase.name === 'spinning' || phase.name === 'stopping'
  const label = auto > 0 ? fill(text.autoStop, { left: auto }) : rolling ? text.stop : text.spin
  return (
    <button
      type="button"
      className={styles.spin}
      data-rolling={rolling || undefined}
      aria-label={label}
      onClick={onPress}
    >
      <span className={styles.face}>
        {auto > 0 ? (
          <Left count={auto} />
        ) : rolling ? (
          <Square aria-hidden="true" size={30} fill="currentColor" />
        ) : (
          <RotateCw aria-hidden="true" size={46} strokeWidth={2.6} />
        )}
      </span>
    </button>
  )
}

const Left = ({ count }: { count: number }) => (
  <>
    <Square aria-hidden="true" size={18} fill="currentColor" />
    <b>{count}</b>
  </>
)
