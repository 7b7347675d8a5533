import { Check, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { promotions } from '#contract/promotions.ts'
import type { Answer } from '#contract/resource.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useClaimReward } from '#money/use-claim.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Avatar } from '#ui/content/avatar.tsx'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LongList } from '#ui/lists/long-list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './friends.module.css'
import { referralQueries } from './referral-queries.ts'

type Referral = Answer<typeof promotions.referral>
type Friend = Referral['friends'][number]

/** Shows the friends who registered through the member's link, and their bonuses. */
export function Friends({ friends, earned, friendTurnover }: Pick<Referral, 'friends' | 'earned' | 'friendTurnover'>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <section className={styles.section} aria-labelledby="friends">
      <h2 id="friends">{t('referral.friends')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t('referral.friends_count')}</dt>
          <dd>{t('referral.people', { count: friends.length })}</dd>
        </div>
        <div>
          <dt>{t('referral.earned')}</dt>
          <dd>
            <Money amount={earned} currency={currency} />
          </dd>
        </div>
      </dl>
      {friends.length === 0 ? (
        <EmptyState icon={<UsersRound />} title={t('referral.none')} hint={t('referral.none_hint')} />
      ) : (
        <LongList className={styles.list}>
          {friends.map((friend) => (
            <FriendRow key={friend.rewardId} friend={friend} target={friendTurnover} />
          ))}
        </LongList>
      )}
    </section>
  )
}

function FriendRow({ friend, target }: { friend: Friend; target: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoneyText()
  const { name, joinedAt, turnover, state } = friend
  const left = t('referral.left', { amount: money(Math.max(target - turnover, 0)) })
  return (
    <div className={styles.friend}>
      <Avatar name={name} size={40} />
      <div className={styles.text}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{t('referral.joined', { date: formatDate(joinedAt, language) })}</span>
      </div>
      <Outcome friend={friend} />
      {state === 'joined' && (
        <div className={styles.progress}>
          <ProgressBar label={name} value={turnover / target} />
          <span>{left}</span>
        </div>
      )}
    </div>
  )
}

function Outcome({ friend: { rewardId, name, state } }: { friend: Friend }) {
  const { t } = useTranslation()
  const claim = useClaimReward(referralQueries.all)
  if (state === 'claimable') {
    return (
      <Button size="small" aria-label={t('referral.claim_of', { name })} onClick={() => claim(rewardId)}>
        {t('referral.claim')}
      </Button>
    )
  }
  if (state === 'joined') return null
  return (
    <span className={styles.claimed}>
      <Check size={15} />
      {t('referral.claimed')}
    </span>
  )
}
