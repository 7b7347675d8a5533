import { Crosshair, Minus, Plus, Repeat2 } from 'lucide-react'
import type { Dispatch } from 'react'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import styles from './dock.module.css'
import { usePage } from './page-context.ts'
import { type Action, nextBet, type Table } from './state.ts'
import type { useSea } from './use-sea.ts'

interface DockProps {
  table: Table
  dispatch: Dispatch<Action>
  sea: ReturnType<typeof useSea>
}

/** Shows the balance, the price of a shot and the triggers. */
export function Dock({ table, dispatch, sea }: DockProps) {
  const { text, money } = usePage()
  const { balance, bet, auto, session } = table
  const net = session.win - session.bet
  return (
    <section className={styles.dock}>
      <dl className={styles.meters}>
        <div>
          <dt>{text.balance}</dt>
          <dd>{money(balance)}</dd>
        </div>
        <div>
          <dt>{text.session}</dt>
          <dd data-net={net > 0 ? 'up' : net < 0 ? 'down' : undefined}>
            {net > 0 ? '+' : net < 0 ? '−' : ''}
            {money(Math.abs(net))}
          </dd>
        </div>
      </dl>
      <div className={styles.controls}>
        <div className={styles.stepper}>
          <PageButton
            aria-label={text.shotDown}
            disabled={nextBet(table, -1) === undefined}
            onClick={() => dispatch({ type: 'betStepped', by: -1 })}
          >
            <Minus aria-hidden="true" size={20} />
          </PageButton>
          <p>
            <small>{text.shot}</small>
            <output>{money(bet)}</output>
          </p>
          <PageButton
            aria-label={text.shotUp}
            disabled={nextBet(table, 1) === undefined}
            onClick={() => dispatch({ type: 'betStepped', by: 1 })}
          >
            <Plus aria-hidden="true" size={20} />
          </PageButton>
        </div>
        <button
          type="button"
          className={styles.auto}
          aria-pressed={auto}
          aria-label={auto ? text.autoOff : text.autoOn}
          onClick={() => dispatch({ type: 'autoToggled' })}
        >
          <Repeat2 aria-hidden="true" size={20} />
          <small>{text.auto}</small>
        </button>
        <button
          type="button"
          className={styles.fire}
          aria-label={text.fire}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            sea.hold()
          }}
          onPointerUp={sea.release}
          onPointerCancel={sea.release}
          onKeyDown={(event) => {
            if (event.key === ' ' || event.key === 'Enter') sea.hold()
          }}
          onKeyUp={sea.release}
          onBlur={sea.release}
        >
          <Crosshair aria-hidden="true" size={34} strokeWidth={2.4} />
        </button>
      </div>
    </section>
  )
}
