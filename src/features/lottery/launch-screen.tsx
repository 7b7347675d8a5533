import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import styles from './launch-screen.module.css'
import { type LotteryLaunch, lobbyOf, muiOf, readLaunchQuery, startAddress } from './lottery-address.ts'
import { lotteryQueries } from './lottery-queries.ts'

/** Resolves a tile's lottery, and opens the lottery's frame. */
export function LaunchLotteryScreen() {
  const [query] = useSearchParams()
  const launch = readLaunchQuery(query)
  const { gameId } = launch
  return gameId ? <OneLottery launch={launch} gameId={gameId} /> : <GoOn to={startAddress(lobbyOf(launch))} />
}

const GoOn = ({ to }: { to: string }) => <Navigate to={to} replace />

function OneLottery({ launch, gameId }: { launch: LotteryLaunch; gameId: string }) {
  const { t } = useTranslation()
  const { data: game, isPending, error, refetch } = useQuery(lotteryQueries.one(gameId, useLanguage()))
  if (game) {
    const { playType, prizeMode, pageBack } = launch
    return (
      <GoOn
        to={startAddress({
          mui: muiOf(game.vassalage),
          playType: game.playTypes.includes(playType) ? playType : (game.playTypes[0] ?? playType),
          gameId,
          prizeMode: game.prizeModes.includes(prizeMode) ? prizeMode : (game.prizeModes[0] ?? prizeMode),
          pageBack,
        })}
      />
    )
  }
  return (
    <div className={styles.launch}>
      {isPending && <LoadingState />}
      {error && <FailedState message={t(failureText(error))} onRetry={refetch} />}
      {game === null && <Gone />}
    </div>
  )
}

function Gone() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('game_unavailable')}
      hint={t('lottery.gone_hint')}
      action={<Button onClick={() => navigate('/m/lottery', { replace: true })}>{t('lottery.all')}</Button>}
    />
  )
}
