import { Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { OrderDetail } from '#contract/lottery.ts'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import type { Board } from '../contract.ts'
import { Button, Stepper } from './controls.tsx'
import { usePage } from './page-context.ts'
import { Sheet } from './sheet.tsx'
import { priceOfLine, priceOfLines, type SlipLine } from './slip.ts'
import styles from './slip-sheet.module.css'
import { type Order, usePlace } from './use-place.ts'

interface SlipSheetProps {
  board: Board
  lines: readonly SlipLine[]
  /** Outlives the sheet. */
  unanswered: RefObject<Order | undefined>
  onLines: (lines: SlipLine[]) => void
  onClose: () => void
  onOrdered: (order: OrderDetail) => void
}

/** Formats the picks of a line. */
function picksText(board: Board, { bet: code, picks }: SlipLine): string {
  const rows = board.bets.find((bet) => bet.code === code)?.shape.rows ?? []
  return picks
    .flatMap((marked, at) => {
      if (marked.length === 0) return []
      const labels = marked.map((pick) => rows[at]?.options.find((option) => option.code === pick)?.label ?? pick)
      const name = rows[at]?.name
      return [name ? `${name} ${labels.join(', ')}` : labels.join(', ')]
    })
    .join(' / ')
}

/** Shows the ticket before the order: its lines, the number of draws and the price. */
export function SlipSheet({ board, lines, unanswered, onLines, onClose, onOrdered }: SlipSheetProps) {
  const { text, money } = usePage()
  // When reopened, it starts with the unanswered order.
  const [issues, setIssues] = useState(() => unanswered.current?.numeros.length ?? 1)
  const [stopOnWin, setStopOnWin] = useState(() => issues === 1 || unanswered.current?.stopOnWin === true)
  const { placing, place } = usePlace(unanswered, onOrdered)
  const numeros = board.coming.slice(0, issues).map(({ numero }) => numero)
  const price = money(priceOfLines(lines, board.prizeMode, numeros.length))
  const busy = placing.state === 'busy'

  const order = () =>
    place({
      playType: board.playType,
      prizeMode: board.prizeMode,
      gameId: board.game.gameId,
      lines: lines.map(({ bet, picks, amount, multiple }) => ({ bet, picks, amount, multiple })),
      numeros,
      stopOnWin: numeros.length > 1 && stopOnWin,
    })

  function remove(id: number) {
    const left = lines.filter((line) => line.id !== id)
    onLines(left)
    if (left.length === 0) onClose()
  }

  const foot = (
    <div className={styles.foot}>
      <div className={styles.issues}>
        <p>
          <b>{text.issues}</b>
          <span>{issues === 1 ? text.thisIssue : fillCount(text, 'issuesHint', issues)}</span>
        </p>
        <Stepper label={text.issues} value={issues} most={board.coming.length} onChange={setIssues} />
      </div>
      {issues > 1 && (
        <label className={styles.stop}>
          <input type="checkbox" checked={stopOnWin} onChange={(event) => setStopOnWin(event.target.checked)} />
          {text.stopOnWin}
        </label>
      )}
      {placing.state === 'refused' && (
        <p className={styles.refused} role="alert">
          {placing.message}
        </p>
      )}
      <Button strong disabled={busy || lines.length === 0} onPress={order}>
        {busy ? text.placing : fill(text.confirm, { price })}
      </Button>
    </div>
  )

  return (
    <Sheet title={text.slip} onClose={onClose} foot={foot}>
      <p className={styles.numero}>{fill(text.issue, { numero: numeros[0] ?? '' })}</p>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const name = board.bets.find(({ code }) => code === line.bet)?.name ?? line.bet
          return (
            <li key={line.id}>
              <div>
                <h3>{name}</h3>
                <p className={styles.picks}>{picksText(board, line)}</p>
                <p className={styles.sum}>
                  {fillCount(text, 'notes', line.notes)} × {money(line.amount)}
                  {line.multiple > 1 && ` × ${line.multiple}`}
                  <b>{money(priceOfLine(line, board.prizeMode))}</b>
                </p>
              </div>
              <button type="button" aria-label={fill(text.remove, { what: name })} onClick={() => remove(line.id)}>
                <Trash2 size={19} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
