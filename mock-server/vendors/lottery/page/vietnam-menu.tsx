import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#contract/lottery.ts'
import { Segments } from './controls.tsx'
import styles from './lobby.module.css'
import { usePage } from './page-context.ts'
import { lotteryQueries } from './queries.ts'
import { GameRows, NoGames } from './row.tsx'
import { Waiting } from './states.tsx'
import { Trouble } from './trouble.tsx'

interface VietnamMenuProps {
  onChoose: (gameId: string) => void
}

/** Shows Vietnam's lotteries by region; those that draw today come first. */
export function VietnamMenu({ onChoose }: VietnamMenuProps) {
  const page = usePage()
  const { text } = page
  const [chosen, choose] = useState<Region['region']>('quick')
  const { data, isError, error, refetch } = useQuery(lotteryQueries.regions(page))
  if (isError) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Waiting label={text.chooseGame} />
  const shown = data.find(({ region }) => region === chosen) ?? data[0]
  if (!shown) return <NoGames />
  return (
    <>
      <Recent onChoose={onChoose} />
      <Segments
        label={text.chooseGame}
        options={data.map(({ region, name }) => ({ value: region, label: name }))}
        value={shown.region}
        onChange={choose}
      />
      <GameRows games={shown.games} onChoose={onChoose} />
    </>
  )
}

function Recent({ onChoose }: VietnamMenuProps) {
  const page = usePage()
  const { data } = useQuery(lotteryQueries.recent(page))
  if (!data || data.length === 0) return null
  return (
    <section className={styles.group} aria-label={page.text.recent}>
      <ul className={styles.recent}>
        {data.map(({ gameId, name, iconUrl }) => (
          <li key={gameId}>
            <button type="button" onClick={() => onChoose(gameId)}>
              <img src={iconUrl} alt="" width={64} height={64} loading="lazy" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
