import type { Dispatch } from 'react'
import type { LineWin } from '../contract.ts'
import styles from './machine.module.css'
import { usePage } from './page-context.ts'
import { Reel } from './reel.tsx'
import type { Action, Table } from './state.ts'
import { useLanding } from './use-landing.ts'
import { WinLines } from './win-lines.tsx'

interface MachineProps {
  table: Table
  /** The wins that are highlighted now. */
  shown: readonly LineWin[]
  turbo: boolean
  dispatch: Dispatch<Action>
}

const positions = [0, 1, 2, 3, 4]

/** The reels do not roll if the balance is too low, although the request is still sent. */
const isRolling = ({ phase, balance }: Table) =>
  phase.name === 'stopping' || (phase.name === 'spinning' && phase.play.bet <= balance)

/** Shows the framed reels. A tap stops them at once. */
export function Machine({ table, shown, turbo, dispatch }: MachineProps) {
  const { text, symbol } = usePage()
  const { phase, reels, game } = table
  const target = phase.name === 'stopping' ? phase.round.reels : undefined
  const landing = useLanding({
    rolling: isRolling(table),
    target,
    hurried: 'hurried' in phase && phase.hurried,
    turbo,
    onStopped: () => dispatch({ type: 'reelsStopped' }),
  })
  const isLit = (reel: number, row: number) =>
    shown.some(({ cells }) => cells.some(([x, y]) => x === reel && y === row))
  const spoken = reels.map((window) => window.map((id) => symbol(id).name).join(' ')).join(', ')

  return (
    <section className={styles.frame} data-winning={shown.length > 0 || undefined}>
      <div
        className={styles.reels}
        role="img"
        aria-label={`${text.reels}: ${spoken}`}
        onPointerDown={() => dispatch({ type: 'hurried' })}
      >
        {positions.map((reel) => (
          <Reel
            key={reel}
            reel={reel}
            {...landing.of(reel)}
            before={reels[reel] ?? []}
            window={(target ?? reels)[reel] ?? []}
            dimmed={shown.length > 0}
            isLit={(row) => isLit(reel, row)}
          />
        ))}
        <WinLines wins={shown} paylines={game.paylines} />
      </div>
    </section>
  )
}
