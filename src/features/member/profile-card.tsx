import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useSession } from '#session/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { levelOf } from './level-of.ts'
import { memberQueries } from './member-queries.ts'
import styles from './profile-card.module.css'
import { ProfileDialog } from './profile-dialog.tsx'

interface ProfileCardProps {
  info: Answer<typeof member.memberInfo>
  balance: ReactNode
}

/** Shows the member's name, balances, and progress to the next level. */
export function ProfileCard({ info: { nickname, account, clubLabel, headIcon }, balance }: ProfileCardProps) {
  const { t } = useTranslation()
  const session = useSession()
  const vip = useQuery(memberQueries.vip(session, useLanguage()))
  const standing = vip.data && levelOf(vip.data)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <section className={styles.card} aria-label={nickname}>
        <div className={styles.person}>
          <Avatar name={nickname} imageUrl={gatewayUrl(headIcon.url)} size={52} />
          <div className={styles.names}>
            <p className={styles.nickname}>
              <strong>
                <bdi>{nickname}</bdi>
              </strong>
              {!vip.isPending && <span className={styles.label}>{standing?.level.name ?? clubLabel.labelName}</span>}
            </p>
            <p className={styles.account}>
              <bdi>{account}</bdi>
            </p>
          </div>
          <IconButton
            label={t('member.profile_edit')}
            icon={<Pencil size={20} />}
            className={styles.edit}
            onClick={() => setEditing(true)}
          />
        </div>
        <div className={styles.money}>
          <span className={styles.caption}>{t('member.balance')}</span>
          {balance}
        </div>
        {vip.isPending && <ProgressPlace />}
        {standing && <Progress {...standing} />}
      </section>
      <ProfileDialog open={editing} onClose={() => setEditing(false)} nickname={nickname} />
    </>
  )
}

/** Keeps the place of the progress while it loads. */
function ProgressPlace() {
  return (
    <div className={styles.progress} aria-hidden="true">
      <div className={styles.bar} />
      <span>&nbsp;</span>
    </div>
  )
}

function Progress({ progress, next, remaining }: NonNullable<ReturnType<typeof levelOf>>) {
  const { t } = useTranslation()
  const money = useMoneyText()
  return (
    <div className={styles.progress}>
      <ProgressBar label={t('member.vip_progress')} value={progress} className={styles.bar} />
      <span>{next ? t('member.to_next', { level: next.name, amount: money(remaining) }) : t('member.top')}</span>
    </div>
  )
}
