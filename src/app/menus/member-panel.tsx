import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PlainCard } from '#features/member/plain-card.tsx'
import { Profile } from '#features/member/profile.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import styles from './member-panel.module.css'

const money = [
  { to: '/m/voucherCenter', label: 'menu.deposit', kind: 'primary' },
  { to: '/m/withdraw', label: 'menu.withdraw', kind: 'secondary' },
] as const

interface MemberPanelProps {
  open: boolean
  onClose: () => void
  /** Returns whether a menu may offer an address. */
  offered: (to: string) => boolean
}

/** Shows the member with level and balance, and leads to money and to the member centre. */
export function MemberPanel({ open, onClose, offered }: MemberPanelProps) {
  const { t } = useTranslation()
  const links = money.filter(({ to }) => offered(to))
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.member')}>
      <div className={styles.panel}>
        <Profile card={PlainCard} balance={<Balance controls />} />
        {links.length > 0 && (
          <div className={styles.money}>
            {links.map(({ to, label, kind }) => (
              <Link key={to} to={to} className={buttonClass({ kind, wide: true })}>
                {t(label)}
              </Link>
            ))}
          </div>
        )}
        <Link to="/m/member/home" className={buttonClass({ kind: 'ghost', wide: true })}>
          {t('member.open_centre')}
        </Link>
      </div>
    </Dialog>
  )
}
