import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Avatar } from '#ui/content/avatar.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import gradient from './gradient-card.module.css'
import styles from './hero-card.module.css'
import { LevelRing } from './level-ring.tsx'
import type { ProfileCardProps } from './profile.tsx'

/** Shows the member with a ring of the progress to the next level, and the balance below. */
export function HeroCard({ info, level, standing, balance, onEdit }: ProfileCardProps) {
  const { t } = useTranslation()
  const { nickname, account, headIcon } = info
  return (
    <section className={gradient.card} aria-label={nickname}>
      <div className={styles.person}>
        <LevelRing value={standing?.progress}>
          <Avatar name={nickname} imageUrl={headIcon.url && gatewayUrl(headIcon.url)} size={56} />
        </LevelRing>
        <div className={styles.names}>
          <p className={styles.nickname}>
            <strong>
              <bdi>{nickname}</bdi>
            </strong>
            {level && <span className={styles.label}>{level}</span>}
          </p>
          <p className={styles.small}>
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
      <div className={gradient.money}>
        <span className={styles.small}>{t('member.balance')}</span>
        {balance}
      </div>
      <p className={styles.next}>{standing ? <NextLevel {...standing} /> : '\u00a0'}</p>
    </section>
  )
}

function NextLevel({ next, remaining }: NonNullable<ProfileCardProps['standing']>) {
  const { t } = useTranslation()
  const money = useMoneyText()
  return next ? t('member.to_next', { level: next.name, amount: money(remaining) }) : t('member.top')
}
