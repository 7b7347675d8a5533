import { useQuery } from '@tanstack/react-query'
import { Languages, LogOut, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import styles from './member-home.module.css'
import menu from './member-menu.module.css'
import { Rows, Setting, Tiles } from './member-menu.tsx'
import { memberQueries } from './member-queries.ts'
import type { RowEntry, TileEntry } from './menu.ts'
import { ProfileCard } from './profile-card.tsx'
import { useTrialPrompt } from './use-trial-prompt.ts'

interface MemberHomeProps {
  /** Parts of other features: the wallet's widget and the preferences' controls. */
  balance: ReactNode
  language: ReactNode
  theme: ReactNode
  tiles: readonly TileEntry[]
  records: readonly RowEntry[]
  contracts: readonly RowEntry[]
  more: readonly RowEntry[]
  onSignOut: () => Promise<unknown>
}

/** Shows the member centre. */
export function MemberHome({ balance, language, theme, tiles, records, contracts, more, onSignOut }: MemberHomeProps) {
  const { t } = useTranslation()
  useTrialPrompt()
  return (
    <div className={styles.page}>
      <Profile balance={balance} />
      <Tiles entries={tiles} />
      <Rows label={t('member.records')} entries={records} />
      <Rows label={t('agent.contracts')} entries={contracts} />
      <Rows label={t('menu.more')} entries={more} />
      <section className={menu.rows} aria-label={t('member.settings')}>
        <Setting icon={<Languages />} label={t('member.language')}>
          {language}
        </Setting>
        <Setting icon={<SunMoon />} label={t('member.theme')}>
          {theme}
        </Setting>
      </section>
      <Button kind="secondary" wide icon={<LogOut size={18} />} onClick={onSignOut}>
        {t('menu.sign_out')}
      </Button>
    </div>
  )
}

/** Shows the profile. If it fails to load, the content below keeps its position. */
function Profile({ balance }: { balance: ReactNode }) {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(memberQueries.info(useSession()))
  if (data) return <ProfileCard info={data} balance={balance} />
  if (!isPending) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  return (
    <SkeletonRegion>
      <Skeleton height="215px" radius="var(--radius)" />
    </SkeletonRegion>
  )
}
