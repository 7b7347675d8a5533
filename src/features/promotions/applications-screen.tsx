import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, ClipboardList, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import { applicationStates, type SentApplication } from '#contract/promotions.ts'
import { failureText } from '#gateway/failure.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { OrderStatus } from '#money/order-parts.tsx'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { ClearFilter, recordPanelId } from '#ui/records/record-filter.tsx'
import { RecordList } from '#ui/records/record-list.tsx'
import { RecordPage } from '#ui/records/record-page.tsx'
import { RecordIcon, RecordRow } from '#ui/records/record-row.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './applications.module.css'
import { PromotionBeside } from './promotion-beside.tsx'
import { promotionQueries } from './promotion-queries.ts'

const icons = { pending: Hourglass, approved: CircleCheck, refused: CircleX } as const
const tones = { pending: 'waiting', approved: 'done', refused: 'failed' } as const

/** Names a row, and the promotion that it opens: a member may have applied for one several times. */
const rowOf = ({ id, promotionId }: SentApplication) => `${id}@${promotionId}`
const promotionOf = (row: string) => row.slice(row.indexOf('@') + 1)

/** Shows the member's applications for promotions, by state, newest first. */
export function ApplicationsScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const state = applicationStates.find((known) => known === query.get('state'))
  const sent = useInfiniteQuery(promotionQueries.sent(useViewer(), state))
  const tabs = [
    { value: '', label: t('records.all') },
    ...applicationStates.map((value) => ({ value, label: t(`promotions.filter_${value}`) })),
  ]
  return (
    <RecordPage
      filter={
        <Tabs
          look="segment"
          label={t('records.state')}
          tabs={tabs}
          value={state ?? ''}
          onChange={(next) => setQuery(next ? { state: next } : {}, { replace: true })}
          panelId={recordPanelId}
        />
      }
      label={state ? t(`promotions.filter_${state}`) : t('records.all')}
      detail={(row) => <PromotionBeside id={promotionOf(row)} />}
    >
      <RecordList
        query={sent}
        total={sent.data?.pages.at(-1)?.total}
        failure={t(failureText(sent.error))}
        sums={0}
        empty={state ? <NoneOfTheState onClear={() => setQuery({}, { replace: true })} /> : <NothingSent />}
      >
        {sent.data?.pages.flatMap(({ content }) =>
          content.map((application) => <Sent key={application.id} application={application} />),
        )}
      </RecordList>
    </RecordPage>
  )
}

function NoneOfTheState({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={t('records.none_filtered')}
      action={<ClearFilter filter={{ clear: onClear }} />}
    />
  )
}

function NothingSent() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={t('promotions.none_sent')}
      hint={t('promotions.none_sent_hint')}
      action={
        <Link to="/m/activity" className={buttonClass()}>
          {t('promotions.others')}
        </Link>
      }
    />
  )
}

/** One application. It leads to its promotion. */
function Sent({ application }: { application: SentApplication }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const { promotionId, title, state, bonus, appliedAt, reason, comment, images } = application
  const Icon = icons[state]
  return (
    <RecordRow
      picture={
        <RecordIcon good={state === 'approved'}>
          <Icon size={20} />
        </RecordIcon>
      }
      title={title}
      to={`/m/activity?${new URLSearchParams({ id: promotionId })}`}
      opens={rowOf(application)}
      end={
        <>
          <Money amount={bonus} currency={currency} />
          <OrderStatus tone={tones[state]}>{t(`promotions.filter_${state}`)}</OrderStatus>
        </>
      }
    >
      <time dateTime={new Date(appliedAt).toISOString()}>{formatDateTime(appliedAt, useLanguage())}</time>
      {reason && <span>{reason}</span>}
      {comment && <span className={styles.comment}>{comment}</span>}
      {images > 0 && <span>{t('promotions.pictures', { number: images })}</span>}
    </RecordRow>
  )
}
