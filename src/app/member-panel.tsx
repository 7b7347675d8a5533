import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PlainCard } from '#features/member/plain-card.tsx'
import { Profile } from '#features/member/profile.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import styles from './member-panel.module.css'

interface MemberPanelProps {
  open: boolean
  onClose: () => void
}

/** Shows the member with level and balance, and leads to money and to the member centre. */
export function MemberPanel({ open, onClose }: MemberPanelProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.member')}>
      <div className={styles.panel}>
        <Profile card={PlainCard} balance={<Balance controls />} />
        <div className={styles.money}>
          <Link to="/m/voucherCenter" className={buttonClass({ wide: true })}>
            {t('menu.deposit')}
          </Link>
          <Link to="/m/withdraw" className={buttonClass({ kind: 'secondary', wide: true })}>
            {t('menu.withdraw')}
          </Link>
        </div>
        <Link to="/m/member/home" className={buttonClass({ kind: 'ghost', wide: true })}>
          {t('member.open_centre')}
        </Link>
      </div>
    </Dialog>
  )
}
