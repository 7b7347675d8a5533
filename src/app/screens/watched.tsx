import { Suspense } from 'react'
import { useFlag } from '#brand/platform-status.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { PlayWatch } from './lazy-play-watch.ts'
import styles from './watched.module.css'

/** Shows the session clock of a game, if the member plays for money at a merchant with safer play. */
export function Watched({ onLeave }: { onLeave: () => void }) {
  const real = isRealAccount(useSession())
  const watched = useFlag('SAFERPLAY3') && real
  return (
    watched && (
      <Suspense fallback={<div className={styles.place} />}>
        <PlayWatch onLeave={onLeave} />
      </Suspense>
    )
  )
}
