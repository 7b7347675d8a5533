import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { levelOf } from './level-of.ts'
import { memberQueries } from './member-queries.ts'
import styles from './profile.module.css'
import { ProfileDialog } from './profile-dialog.tsx'

type MemberInfo = Answer<typeof member.memberInfo>

export interface ProfileCardProps {
  info: Pick<MemberInfo, 'nickname' | 'account' | 'headIcon'>
  /** The name of the VIP level; undefined while it loads. */
  level: string | undefined
  /** The progress to the next level; undefined while it loads and without a level. */
  standing: ReturnType<typeof levelOf>
  balance: ReactNode
  onEdit: () => void
}

/** Takes the same height as any member: every text is one line. */
const nobody = { nickname: '\u00a0', account: '\u00a0', headIcon: { id: '', url: '' } }

interface ProfileProps {
  card: ComponentType<ProfileCardProps>
  balance: ReactNode
}

/** Shows the profile as a template's card. If it fails to load, the content below keeps its position. */
export function Profile({ card: Card, balance }: ProfileProps) {
  const { t } = useTranslation()
  const session = useSession()
  const { data, isPending, error, refetch } = useQuery(memberQueries.info(session))
  const vip = useQuery(memberQueries.vip(session, useLanguage()))
  const [editing, setEditing] = useState(false)
  if (data) {
    const standing = vip.data && levelOf(vip.data)
    const level = vip.isPending ? undefined : (standing?.level.name ?? data.clubLabel.labelName)
    return (
      <>
        <Card info={data} level={level} standing={standing} balance={balance} onEdit={() => setEditing(true)} />
        <ProfileDialog open={editing} onClose={() => setEditing(false)} nickname={data.nickname} />
      </>
    )
  }
  if (!isPending) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  return (
    <SkeletonRegion>
      <div className={styles.placeholder} inert>
        <Card info={nobody} level={undefined} standing={undefined} balance={balance} onEdit={() => undefined} />
      </div>
    </SkeletonRegion>
  )
}
