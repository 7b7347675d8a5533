import { useState } from 'react'
import { Game } from './game.tsx'
import { useHouse } from './house.ts'
import { Lobby } from './lobby.tsx'

/** The list of lotteries, or one of them. */
export function House() {
  const { gameId, home } = useHouse()
  const [chosen, choose] = useState(gameId ?? home.gameId)
  if (chosen) return <Game key={chosen} gameId={chosen} onLeave={() => choose(null)} />
  return <Lobby onChoose={choose} />
}
