import { X } from 'lucide-react'
import { useState } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import type { BetView } from '../contract.ts'
import styles from './bet-board.module.css'
import { BetBoard, Tools } from './bet-board.tsx'
import { usePage } from './page-context.ts'
import type { Marked } from './slip.ts'

interface NumberBoardProps {
  bet: BetView
  picks: Marked['picks']
  onChange: (picks: Marked['picks']) => void
}

const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
const pairRow = { code: '', name: '', options: pairs.map((code) => ({ code, label: code, odds: null })) }

/** Shows the input for numbers: pairs are marked on a board of a hundred, longer ones are typed. */
export const NumberBoard = (props: NumberBoardProps) =>
  props.bet.shape.size === 2 ? <Pairs {...props} /> : <Typed {...props} />

const Pairs = ({ bet, ...props }: NumberBoardProps) => (
  <BetBoard bet={{ ...bet, shape: { ...bet.shape, rows: [pairRow] } }} {...props} />
)

function Typed({ bet, picks, onChange }: NumberBoardProps) {
  const { text } = usePage()
  const { size } = bet.shape
  const [typed, setTyped] = useState('')
  const numbers = picks[0] ?? []
  const whole = typed.length === size

  function add() {
    if (!whole) return
    if (!numbers.includes(typed)) onChange([[...numbers, typed]])
    setTyped('')
  }

  return (
    <>
      <Tools
        bet={bet}
        picks={picks}
        onChange={(picked) => onChange(picked[0]?.length ? [[...numbers, ...picked[0]]] : picked)}
      />
      <form
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={size}
          aria-label={fill(text.numberLabel, { digits: size })}
          placeholder={'0'.repeat(size)}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        />
        <PageButton type="submit" disabled={!whole}>
          {text.addNumber}
        </PageButton>
      </form>
      <p className={styles.hint}>{fill(text.typeNumber, { digits: size })}</p>
      {numbers.length > 0 && (
        <ul className={styles.numbers}>
          {numbers.map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-label={fill(text.remove, { what: number })}
                onClick={() => onChange([numbers.filter((other) => other !== number)])}
              >
                {number}
                <X size={15} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
