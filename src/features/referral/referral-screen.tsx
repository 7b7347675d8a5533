import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useSession } from '#session/session.ts'
import { glyphs } from '#ui/content/glyphs.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { Friends } from './friends.tsx'
import { NotOffered } from './not-offered.tsx'
import styles from './referral.module.css'
import { referralQueries } from './referral-queries.ts'
import { ShareCard } from './share-card.tsx'

/** Shows the member's link, its QR code, the bonus rule, and the referred friends. */
export function ReferralScreen() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(referralQueries.mine(useSession()))
  if (isPending) return <ReferralSkeleton />
  if (!data) {
    return <NotOffered failure={error} otherwise={<FailedState message={t(failureText(error))} onRetry={refetch} />} />
  }
  return (
    <div className={styles.page}>
      <div className={styles.share}>
        <Lead bonus={data.bonus} friendTurnover={data.friendTurnover} />
        <ShareCard recommenderId={data.recommenderId} />
      </div>
      <Friends friends={data.friends} earned={data.earned} friendTurnover={data.friendTurnover} />
    </div>
  )
}

function Lead({ bonus, friendTurnover }: { bonus: number; friendTurnover: number }) {
  const { t } = useTranslation()
  const money = useMoneyText()
  return (
    <header className={styles.lead}>
      <div>
        <h2>{t('referral.lead', { amount: money(bonus) })}</h2>
        <p>{t('referral.rule', { amount: money(friendTurnover) })}</p>
      </div>
      <img src={glyphs.redEnvelope} alt="" width={84} height={84} />
    </header>
  )
}

function ReferralSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <div className={styles.share}>
          <Skeleton height="132px" radius="var(--radius)" />
          <Skeleton height="420px" radius="var(--radius)" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
