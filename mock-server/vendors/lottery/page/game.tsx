import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { OrderDetail } from '#contract/lottery.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { BetTab, type PlayMode } from './bet-tab.tsx'
import { Segments } from './controls.tsx'
import styles from './game.module.css'
import { IssueCard } from './issue-card.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { usePage } from './page-context.ts'
import { lotteryQueries } from './queries.ts'
import { ResultsTab } from './results-tab.tsx'
import { useWhen } from './row.tsx'
import { Waiting } from './states.tsx'
import { TopBar } from './top-bar.tsx'
import { Trouble } from './trouble.tsx'

const tabs = ['bet', 'orders', 'results'] as const
type Tab = (typeof tabs)[number]

interface GameProps {
  gameId: string
  onLeave: () => void
}

/** Shows a lottery: its open issue, its bets, the member's orders and its results. */
export function Game({ gameId, onLeave }: GameProps) {
  const page = usePage()
  const { text } = page
  const client = useQueryClient()
  const [tab, setTab] = useState<Tab>('bet')
  const [playMode, setPlayMode] = useState<PlayMode>({ playType: page.playType, prizeMode: page.prizeMode })
  const { data: board, isError, error, refetch } = useQuery(lotteryQueries.board(page, { gameId, ...playMode }))
  const open = useQuery(lotteryQueries.account(page)).data?.openOrders ?? 0
  const [message, setMessage] = useState('')
  const when = useWhen()
  const back = (
    <button type="button" aria-label={text.back} onClick={onLeave}>
      <ChevronLeft aria-hidden="true" size={26} />
    </button>
  )

  function ordered({ numero }: OrderDetail) {
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['account'] })
    setMessage(fill(text.placed, { numero }))
    setTab('orders')
  }

  return (
    <div className={styles.game}>
      <TopBar back={back} title={board?.game.name ?? ''} subtitle={board && when(board.game)} />
      {!board && (isError ? <Trouble error={error} onRetry={refetch} /> : <Waiting label={text.chooseGame} />)}
      {board && (
        <main className={styles.main} data-tab={tab}>
          <IssueCard board={board} />
          <Segments
            parts
            label={board.game.name}
            options={tabs.map((value) => ({
              value,
              label: value === 'orders' && open > 0 ? fill(text.openOrders, { open }) : text.tabs[value],
            }))}
            value={tab}
            onChange={(next) => {
              setMessage('')
              setTab(next)
            }}
          />
          {message && (
            <p className={styles.message} role="status">
              <CircleCheck size={20} aria-hidden="true" />
              {message}
            </p>
          )}
          {tab === 'bet' && <BetTab board={board} onPlayMode={setPlayMode} onOrdered={ordered} />}
          {tab === 'orders' && <OrdersTab />}
          {tab === 'results' && <ResultsTab game={board.game} />}
        </main>
      )}
    </div>
  )
}
