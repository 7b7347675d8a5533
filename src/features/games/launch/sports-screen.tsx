import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Game } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { call } from '#gateway/call.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { webAddress } from '#platform/web-address.ts'
import { useSession } from '#session/session.ts'
import { VendorFrame } from '#ui/content/vendor-frame.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { gameQueries } from '../game-queries.ts'
import { sportsLaunch } from './sports-launch.ts'
import styles from './sports-screen.module.css'
import { useLoginFirst } from './use-login-first.ts'

/** A change of language reopens the page after this many milliseconds. */
const relaunchMs = 250

/** Shows the sportsbook in a frame: the member's account with a session, a trial without one. Its bar shows `watch`. */
export function SportsScreen({ watch }: { watch?: (onLeave: () => void) => ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const loginFirst = useLoginFirst()
  const session = useSession()
  const language = useSettled(useLanguage())
  const hot = useQuery(gameQueries.hot(language))
  const sports = hot.data?.find(({ gameType }) => gameType === 'SPORTS')
  const found = sports?.value.list[0]
  /** The game of the open sportsbook, whatever later lists of games contain. */
  const [opened, setOpened] = useState<Game>()
  const game = opened ?? found
  const launched = useQuery(sportsLaunch(game, session, language))
  if (launched.data && !opened) setOpened(game)
  const failed = launched.isError || (!game && (hot.isError || hot.isSuccess))
  // The list leaves out closed vendors. A lobby without any game has no sports at all.
  const allClosed = sports && !game && hot.data?.some(({ value }) => value.list.length > 0)
  const isClosed = allClosed || (launched.isError && failureText(launched.error) === 'game_maintenance')
  const again = () => {
    setOpened(undefined)
    return Promise.all([hot.refetch(), found && launched.refetch()])
  }

  /** Opens login. A session that the gateway still knows returns from there at once, to another launch. */
  async function logInAgain() {
    if (session) await call(member.memberInfo, {}).catch(() => undefined)
    loginFirst()
  }

  return (
    <section className={styles.screen}>
      <header className={styles.header}>
        <IconButton
          label={t('common.back')}
          icon={<ArrowLeft className={styles.arrow} />}
          onClick={() => navigate('/')}
        />
        <h1 className={styles.title}>{t('category.SPORTS')}</h1>
        {watch?.(() => navigate('/'))}
      </header>
      {failed ? (
        <FailedState message={t(isClosed ? 'game_maintenance' : 'game_unavailable')} onRetry={again} />
      ) : (
        <div className={styles.stage}>
          <VendorFrame
            key={launched.data}
            title={t('category.SPORTS')}
            address={launched.data ? webAddress(launched.data) : undefined}
            onClose={() => navigate('/')}
            onLogin={logInAgain}
          />
        </div>
      )}
    </section>
  )
}

/** Returns a value once it has not changed for `relaunchMs`. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), relaunchMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
