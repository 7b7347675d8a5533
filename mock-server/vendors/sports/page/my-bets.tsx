import { type Dispatch, useState } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { failGame, type OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { type SportsBet, sports } from '../contract.ts'
import { pickLabel } from './match-card.tsx'
import styles from './my-bets.module.css'
import { usePage } from './page-context.ts'
import type { Action } from './state.ts'
import { useWhileSeen } from './use-while-seen.ts'

interface MyBetsProps {
  launch: LaunchAddress
  dispatch: Dispatch<Action>
  end: (reason: OverReason) => void
}

const pace = 5_000
const pageSize = 10

/** Shows the member's bets, starting with the open ones, and polls for settlements. */
export function MyBets({ launch: { token }, dispatch, end }: MyBetsProps) {
  const { text } = usePage()
  const [status, setStatus] = useState<'open' | 'settled'>('open')
  const [length, setLength] = useState(pageSize)
  const [list, setList] = useState<{ of: string; bets: SportsBet[]; total: number }>()

  useWhileSeen(
    async () => {
      try {
        const input = { token, status, pageNo: 1, pageSize: length }
        const { content, total, balance } = await callVendor(sports.bets, input)
        setList({ of: status, bets: content, total })
        dispatch({ type: 'balance', balance })
      } catch (thrown) {
        failGame(thrown, { onFailure: () => dispatch({ type: 'silent' }), end })
      }
    },
    pace,
    `${status}/${length}`,
  )

  const known = list?.of === status ? list : undefined
  return (
    <>
      <div className={styles.choice}>
        {(['open', 'settled'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === status} onClick={() => setStatus(one)}>
            {text[one]}
          </button>
        ))}
      </div>
      {!known && <p className={styles.empty}>{text.loading}</p>}
      {known?.total === 0 && <p className={styles.empty}>{text.empty.bets}</p>}
      <ul className={styles.bets}>
        {known?.bets.map((bet) => (
          <Bet key={bet.id} bet={bet} />
        ))}
      </ul>
      {known && known.total > known.bets.length && length < 50 && (
        <button type="button" className={styles.more} onClick={() => setLength(Math.min(50, length + pageSize))}>
          {text.nextPage}
        </button>
      )}
    </>
  )
}

function Bet({ bet }: { bet: SportsBet }) {
  const { text, money, language } = usePage()
  const at = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  return (
    <li className={styles.bet} data-status={bet.status}>
      <p className={styles.head}>
        <b>{text.status[bet.status]}</b>
        <span>{at.format(bet.at)}</span>
      </p>
      <ul className={styles.legs}>
        {bet.legs.map((leg) => (
          <li key={`${leg.matchId}/${leg.market}`} data-status={leg.status}>
            <span>
              <b>{pickLabel(text, leg.pick, leg.market, leg.line)}</b> {text.markets[leg.market]}
              <small>
                {leg.home} {leg.score && `${leg.score.home} : ${leg.score.away}`} {leg.away}
              </small>
            </span>
            <b>{leg.odds.toFixed(2)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.sums}>
        <span>
          {text.stake} <b>{money(bet.stake)}</b>
        </span>
        <span>
          {bet.status === 'open' ? text.potential : text.win}{' '}
          <b>{money(bet.status === 'open' ? bet.potential : bet.win)}</b>
        </span>
      </p>
    </li>
  )
}
