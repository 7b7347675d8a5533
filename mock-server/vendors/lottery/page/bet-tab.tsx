import { useRef, useState } from 'react'
import type { OrderDetail, PlayType, PrizeMode } from '#contract/lottery.ts'
import { prizeModes } from '#mock-server/platform/lottery/rules/prize-mode.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { Board } from '../contract.ts'
import { BetBoard } from './bet-board.tsx'
import styles from './bet-tab.module.css'
import { Chips, Segments, Select } from './controls.tsx'
import { NumberBoard } from './number-board.tsx'
import { usePage } from './page-context.ts'
import { isComplete, type Marked, nothingMarked, type SlipLine, withLine } from './slip.ts'
import { SlipSheet } from './slip-sheet.tsx'
import { StakeBar } from './stake-bar.tsx'
import type { Order } from './use-place.ts'

export interface PlayMode {
  playType: PlayType
  prizeMode: PrizeMode
}

interface BetTabProps {
  board: Board
  onPlayMode: (playMode: PlayMode) => void
  onOrdered: (order: OrderDetail) => void
}

/** The initial stake, which is valid in any prize mode. */
const firstAmount = 1_000

/** Shows the picking of numbers, line by line, and their order. */
export function BetTab({ board, onPlayMode, onOrdered }: BetTabProps) {
  const playMode: PlayMode = { playType: board.playType, prizeMode: board.prizeMode }
  const [betCode, chooseBet] = useState('')
  const [lines, setLines] = useState<SlipLine[]>([])
  const [open, setOpen] = useState(false)
  const unanswered = useRef<Order>(undefined)
  const bet = board.bets.find(({ code }) => code === betCode) ?? board.bets[0]
  const [picks, setPicks] = useState<{ of: string; picks: Marked['picks'] }>()
  const [stake, setStake] = useState({ amount: firstAmount, multiple: 1 })
  if (!bet) return null
  const marked: Marked = { bet, picks: picks?.of === bet.code ? picks.picks : nothingMarked(bet), ...stake }
  const mark = (next: Marked['picks']) => setPicks({ of: bet.code, picks: next })
  const { most } = prizeModes[playMode.prizeMode]

  function change(next: PlayMode) {
    // A ticket has one play type and one prize mode.
    setLines([])
    setPicks(undefined)
    setStake(({ amount }) => ({ amount: Math.min(amount, prizeModes[next.prizeMode].most), multiple: 1 }))
    onPlayMode(next)
  }

  function add() {
    setLines(withLine(lines, marked))
    setPicks(undefined)
  }

  return (
    <>
      <PlayModes board={board} onPlayMode={change} />
      <BetChoice board={board} value={bet.code} onChange={chooseBet} />
      <section className={styles.bet} aria-label={bet.name}>
        <Rule bet={bet} />
        {bet.shape.kind === 'number' ? (
          <NumberBoard bet={bet} picks={marked.picks} onChange={mark} />
        ) : (
          <BetBoard bet={bet} picks={marked.picks} onChange={mark} />
        )}
      </section>
      <StakeBar
        marked={marked}
        mode={playMode.prizeMode}
        lines={lines.length}
        most={most}
        onStake={setStake}
        onAdd={add}
        onBet={() => {
          if (isComplete(marked, playMode.prizeMode)) add()
          setOpen(true)
        }}
      />
      {open && (
        <SlipSheet
          board={board}
          lines={lines}
          unanswered={unanswered}
          onLines={setLines}
          onClose={() => setOpen(false)}
          onOrdered={(order) => {
            setLines([])
            setOpen(false)
            onOrdered(order)
          }}
        />
      )}
    </>
  )
}

function PlayModes({ board, onPlayMode }: Omit<BetTabProps, 'onOrdered'>) {
  const { text } = usePage()
  const { playType: chosen, prizeMode: mode } = board
  const { playTypes, prizeModes: modes } = board.game
  return (
    <div className={styles.modes}>
      {playTypes.length > 1 && (
        <Segments
          label={text.playType}
          options={playTypes.map((value) => ({ value, label: text.playTypes[value] }))}
          value={chosen}
          onChange={(playType) => onPlayMode({ playType, prizeMode: mode })}
        />
      )}
      {modes.length > 1 && (
        <Select
          label={text.prizeMode}
          options={modes.map((value) => ({ value, label: value }))}
          value={mode}
          onChange={(prizeMode) => onPlayMode({ playType: chosen, prizeMode })}
        />
      )}
      <p className={styles.modeRule}>{text.prizeModeRules[mode]}</p>
    </div>
  )
}

function BetChoice({ board, value, onChange }: { board: Board; value: string; onChange: (code: string) => void }) {
  const { text } = usePage()
  return (
    <Chips
      label={text.bets}
      options={board.bets.map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}

function Rule({ bet: { rule, prizes } }: Pick<Marked, 'bet'>) {
  const { text, language } = usePage()
  const odds = (value: number) => value.toLocaleString(language)
  return (
    <div className={styles.rule}>
      <p>{rule}</p>
      {prizes.map(({ name, odds: least, highest }) => (
        <p key={name} className={styles.odds}>
          {name && <span>{name}</span>}
          {least === highest
            ? fill(text.odds, { odds: odds(least) })
            : fill(text.oddsFrom, { from: odds(least), to: odds(highest) })}
        </p>
      ))}
    </div>
  )
}
