import { Bell, Headset } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CustomerService } from '#features/messages/customer-service.tsx'
import { UnreadTotal } from '#features/messages/unread-total.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'

/** Opens customer service and the message centre, with its unread count, from the header of the member centre. */
export function MemberActions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [contacting, setContacting] = useState(false)
  return (
    <>
      <IconButton label={t('menu.customer_service')} icon={<Headset />} onClick={() => setContacting(true)} />
      <IconButton
        label={t('menu.messages')}
        icon={<Bell />}
        badge={<UnreadTotal />}
        onClick={() => navigate('/m/message')}
      />
      <CustomerService open={contacting} onClose={() => setContacting(false)} />
    </>
  )
}
