import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { Avatar } from '#ui/content/avatar.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import styles from './plain-card.module.css'
import type { ProfileCardProps } from './profile.tsx'

/** Shows the member and the balance as a plain header. */
export function PlainCard({ info, level, balance, onEdit }: ProfileCardProps) {
  const { t } = useTranslation()
  const { nickname, account, headIcon } = info
  return (
    <section className={styles.card} aria-label={nickname}>
      <div className={styles.person}>
        <Avatar name={nickname} imageUrl={headIcon.url && gatewayUrl(headIcon.url)} size={44} />
        <div className={styles.names}>
          <p className={styles.nickname}>
            <bdi>{nickname}</bdi>
          </p>
          <p className={styles.account}>
            <span className={styles.level}>{level ?? '\u00a0'}</span>
            <bdi>{account}</bdi>
          </p>
        </div>
        <IconButton
          label={t('member.profile_edit')}
          icon={<Pencil size={20} />}
          className={styles.edit}
          onClick={onEdit}
        />
      </div>
      <div className={styles.money}>
        <span>{t('member.balance')}</span>
        {balance}
      </div>
    </section>
  )
}
