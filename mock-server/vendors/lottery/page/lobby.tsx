import { useQuery } from '@tanstack/react-query'
import { House as HouseIcon } from 'lucide-react'
import { useState } from 'react'
import { leaveGame } from '#mock-server/vendors/page-kit/leave-game.ts'
import { Chips } from './controls.tsx'
import styles from './lobby.module.css'
import { usePage } from './page-context.ts'
import { lotteryQueries } from './queries.ts'
import { GameRows, NoGames } from './row.tsx'
import { Waiting } from './states.tsx'
import { TopBar } from './top-bar.tsx'
import { Trouble } from './trouble.tsx'
import { VietnamMenu } from './vietnam-menu.tsx'

interface LobbyProps {
  onChoose: (gameId: string) => void
}

/** Shows all lotteries of the market. */
export function Lobby({ onChoose }: LobbyProps) {
  const { text, market, home } = usePage()
  const leave = (
    <button type="button" aria-label={text.lobby} onClick={leaveGame}>
      <HouseIcon aria-hidden="true" size={22} />
    </button>
  )
  return (
    <div className={styles.lobby}>
      <TopBar back={leave} title={text.markets[market]} subtitle={home.merchant.name} />
      <main className={styles.main}>
        {market === 'vn' ? <VietnamMenu onChoose={onChoose} /> : <Groups onChoose={onChoose} />}
        <p className={styles.simulated}>{text.simulated}</p>
      </main>
    </div>
  )
}

function Groups({ onChoose }: LobbyProps) {
  const page = usePage()
  const { text, market } = page
  const [group, setGroup] = useState('')
  const { data, isError, error, refetch } = useQuery(lotteryQueries.groups(page, market))
  if (isError) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Waiting label={text.chooseGame} />
  if (data.length === 0) return <NoGames />
  const options = [
    { value: '', label: text.allKinds },
    ...data.map(({ gameGroupId, name }) => ({ value: gameGroupId, label: name })),
  ]
  return (
    <>
      <Chips label={text.chooseGame} options={options} value={group} onChange={setGroup} />
      {data
        .filter(({ gameGroupId }) => !group || gameGroupId === group)
        .map(({ gameGroupId, name, games }) => (
          <section key={gameGroupId} className={styles.group}>
            <h2>{name}</h2>
            <GameRows games={group ? games : games.slice(0, 4)} onChoose={onChoose} />
          </section>
        ))}
    </>
  )
}
