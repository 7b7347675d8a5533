import { useState } from 'react'
import { Game } from './game.tsx'
import { Lobby } from './lobby.tsx'
import { usePage } from './page-context.ts'

/** Shows the list of lotteries, or one of them. */
export function Screens() {
  const { gameId, home } = usePage()
  const [chosen, choose] = useState(gameId ?? home.gameId)
  if (chosen) return <Game key={chosen} gameId={chosen} onLeave={() => choose(null)} />
  return <Lobby onChoose={choose} />
}
