import { HeartPulse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChangePassword } from '#features/password/change-password.tsx'
import { SecurityScreen } from '#features/security/security-screen.tsx'
import { useOffers } from '#session/offers.ts'
import { buttonClass } from '#ui/controls/button-class.ts'

const saferPlay = '/m/saferPlay'

/** Combines the security centre with the form that changes the login password, and with safer play. */
export function SecurityWithPassword() {
  const { t } = useTranslation()
  const offered = useOffers()
  return (
    <SecurityScreen
      password={(options) => <ChangePassword {...options} />}
      further={
        offered(saferPlay) && (
          <Link to={saferPlay} className={buttonClass({ kind: 'secondary', wide: true })}>
            <HeartPulse size={20} />
            {t('safer_play.title')}
          </Link>
        )
      }
    />
  )
}
