import { Shuffle } from 'lucide-react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import type { BetView } from '../contract.ts'
import styles from './bet-board.module.css'
import { usePage } from './page-context.ts'
import { pickForMe } from './pick-for-me.ts'
import { type Marked, nothingMarked, toggled } from './slip.ts'

interface BoardProps {
  bet: BetView
  picks: Marked['picks']
  onChange: (picks: Marked['picks']) => void
}

type Row = BetView['shape']['rows'][number]

/** Returns the number of options per line: many for numbers, few for words and odds. */
function columnsOf({ options }: Row): number {
  const words = options.some(({ label }) => label.length > 2)
  const odds = options.some((option) => option.odds !== null)
  if (words) return options.length % 3 === 0 ? 3 : 2
  if (odds) return options.length <= 4 ? options.length : 5
  return options.length > 50 ? 7 : options.length > 12 ? 7 : 5
}

/** Shows the options of a bet, row by row, to mark and unmark. */
export function BetBoard({ bet, picks, onChange }: BoardProps) {
  const { text } = usePage()
  const { rows, kind, size } = bet.shape
  return (
    <>
      <Tools bet={bet} picks={picks} onChange={onChange} />
      {kind === 'combination' && <p className={styles.hint}>{fill(text.pickSize, { size })}</p>}
      {rows.map((row, at) => (
        <fieldset key={row.code} className={styles.row}>
          <legend className={row.name ? styles.name : 'visually-hidden'}>{row.name || bet.name}</legend>
          <div className={styles.options} style={{ gridTemplateColumns: `repeat(${columnsOf(row)}, minmax(0, 1fr))` }}>
            {row.options.map(({ code, label, odds }) => (
              <button
                key={code}
                type="button"
                className={styles.option}
                aria-pressed={picks[at]?.includes(code) ?? false}
                onClick={() =>
                  onChange(
                    toggled(
                      picks,
                      at,
                      code,
                      row.options.map((option) => option.code),
                    ),
                  )
                }
              >
                <b>{label}</b>
                {odds !== null && <small>{odds}</small>}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

/** Shows the buttons for random picks and for clearing all marks. */
export function Tools({ bet, picks, onChange }: BoardProps) {
  const { text } = usePage()
  return (
    <div className={styles.tools}>
      <button type="button" onClick={() => onChange(pickForMe(bet))}>
        <Shuffle size={16} aria-hidden="true" />
        {text.pickRandom}
      </button>
      <PageButton disabled={picks.every((marked) => marked.length === 0)} onClick={() => onChange(nothingMarked(bet))}>
        {text.clear}
      </PageButton>
    </div>
  )
}
