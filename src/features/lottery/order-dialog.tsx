import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Suborder } from '#contract/lottery.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { Drawn } from './drawn.tsx'
import { lotteryQueries } from './lottery-queries.ts'
import styles from './order-history.module.css'
import { useCancelSuborder } from './use-cancel-suborder.ts'

interface OrderDialogProps {
  session: SessionInfo
  orderId: string
  onClose: () => void
}

/** Shows an order with its lines: the picks, the draw and the result. */
export function OrderDialog({ session, orderId, onClose }: OrderDialogProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(lotteryQueries.order(session, useLanguage(), orderId))
  const cancel = useCancelSuborder(session, orderId)
  return (
    <Dialog open onClose={onClose} title={data?.gameName ?? t('lottery.history')}>
      {!data && !error && <LoadingState />}
      {error && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
      {data && (
        <ul className={styles.parts}>
          {data.parts.map((part) => (
            <li key={part.suborderId}>
              <Part part={part} onCancel={() => cancel(part)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Part({ part, onCancel }: { part: Suborder; onCancel: () => Promise<void> }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <article className={styles.part}>
      <header>
        <h3>{part.betName}</h3>
        <small>{t(`lottery.state_${part.status}`)}</small>
      </header>
      <p className={styles.picks}>
        {part.picks.map(({ row, options }) => `${row} ${options.join(', ')}`.trim()).join(' / ')}
      </p>
      <p>{t('lottery.issue', { numero: part.numero })}</p>
      {part.opened && <Drawn rows={part.opened} />}
      <div className={styles.money}>
        <Money amount={part.price} currency={currency} />
        {part.win > 0 && <Money amount={part.win} currency={currency} signed />}
      </div>
      {part.cancellable && (
        <Button kind="secondary" onClick={onCancel}>
          {t('lottery.cancel')}
        </Button>
      )}
    </article>
  )
}
