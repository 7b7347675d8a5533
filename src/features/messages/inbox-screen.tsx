import { Lock, MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { MasterDetail } from '#ui/page/master-detail.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LetterBoxes } from './letter-boxes.tsx'
import { LetterView } from './letter-view.tsx'

/** Shows a member's letters, or the one that `?id=` names, with its own address so that Back closes it. */
export function InboxScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id')
  if (isTrial(useSession())) {
    return (
      <EmptyState
        icon={<Lock />}
        title={t('free_reject')}
        action={
          <Link to="/m/register" className={buttonClass({})}>
            {t('member.trial_register')}
          </Link>
        }
      />
    )
  }
  return (
    <MasterDetail
      list={<LetterBoxes shown={id} />}
      detail={id === null ? undefined : <LetterView key={id} id={id} />}
      nothing={<EmptyState icon={<MailOpen />} title={t('messages.pick')} />}
    />
  )
}
