import { useLocation, useNavigate } from 'react-router-dom'
import type { Lottery } from '#contract/lottery.ts'
import { useSession } from '#session/session.ts'
import { launchAddress } from './lottery-address.ts'

/** Launches a lottery in its default play type; visitors log in first and return. */
export function useLaunchLottery(): (game: Lottery) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSession()
  return (game) => {
    if (!session) return navigate('/m/login', { state: { from: pathname + search } })
    navigate(launchAddress(game, game.playTypes[0] ?? 'trad', game.prizeModes[0] ?? 'Elott'))
  }
}
