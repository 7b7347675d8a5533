import { Coins, type LucideIcon, ShieldCheck, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import type { TextKey } from '#i18n/languages.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import styles from './trial-screen.module.css'
import { useFreePlay } from './use-free-play.ts'

interface Point {
  icon: LucideIcon
  title: TextKey
  text: TextKey
}

const points: readonly Point[] = [
  { icon: Coins, title: 'trial.free_title', text: 'trial.free_text' },
  { icon: ShieldCheck, title: 'trial.private_title', text: 'trial.private_text' },
  { icon: UserRoundPlus, title: 'trial.limit_title', text: 'trial.limit_text' },
]

/** Explains a trial, and starts one. */
export function TrialScreen() {
  const { t } = useTranslation()
  const logo = useBrandLogo()
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <img src={logo} alt="" width={72} height={72} />
        <h2>{t('trial.title')}</h2>
        <p>{t('trial.text')}</p>
      </section>
      <ul className={styles.points}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon size={22} />
            </span>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Actions />
    </div>
  )
}

/** A trial would end a member's session, so members see the lobby's link. */
function Actions() {
  const { t } = useTranslation()
  const loggedIn = useSession() !== undefined
  const startTrial = useFreePlay()
  if (loggedIn) {
    return (
      <div className={styles.actions}>
        <p className={styles.loggedIn}>{t('trial.logged_in')}</p>
        <Link to="/m/home" className={buttonClass({ size: 'large', wide: true })}>
          {t('trial.to_lobby')}
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Button size="large" wide onClick={startTrial}>
        {t('trial.start')}
      </Button>
      <Link to="/m/register" className={buttonClass({ kind: 'secondary', size: 'large', wide: true })}>
        {t('trial.register')}
      </Link>
    </div>
  )
}
