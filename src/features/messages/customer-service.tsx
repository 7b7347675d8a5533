import { useQuery } from '@tanstack/react-query'
import { Headset, MessageCircle, MessageSquareHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { CenterRow } from './center-row.tsx'
import styles from './customer-service.module.css'
import { customerServiceQuery } from './customer-service-query.ts'

interface CustomerServiceProps {
  open: boolean
  onClose: () => void
}

/** Shows the merchant's channels of customer service. */
export function CustomerService({ open, onClose }: CustomerServiceProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.customer_service')}>
      <div className={styles.channels}>
        <Channels />
        <CenterRow
          icon={<MessageSquareHeart />}
          title={t('route.feedback')}
          hint={t('feedback.hint')}
          target={{ to: '/m/feedback' }}
        />
      </div>
    </Dialog>
  )
}

function Channels() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(customerServiceQuery())
  if (isPending) return <LoadingState />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  if (data.length === 0) return <EmptyState icon={<Headset />} title={t('messages.service_none')} />
  return (
    <ul className={styles.channels}>
      {data.map(({ csType, target }) => (
        <li key={csType}>
          {csType === 'WHATSAPP' ? (
            <CenterRow
              icon={<MessageCircle />}
              title={t('messages.whatsapp')}
              hint={t('messages.whatsapp_hint')}
              target={target}
            />
          ) : (
            <CenterRow icon={<Headset />} title={t('messages.chat')} hint={t('messages.chat_hint')} target={target} />
          )}
        </li>
      ))}
    </ul>
  )
}
