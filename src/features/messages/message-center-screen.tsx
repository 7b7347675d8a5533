import { BellRing, Handshake, Headset, Mail, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFlag, useStatus } from '#brand/platform-status.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { toast } from '#ui/layers/toast.ts'
import { TopBar } from '#ui/page/top-bar.tsx'
import { CenterRow } from './center-row.tsx'
import styles from './message-center.module.css'
import { useLaunchChat } from './use-launch-chat.ts'
import { useInboxOffered, useUnread } from './use-unread.ts'

const inboxPath = '/m/webEmail'

/** Shows every channel between merchant and member, each with its unread count. */
export function MessageCenterScreen() {
  const { t } = useTranslation()
  const unread = useUnread()
  const launchChat = useLaunchChat()
  const inboxOffered = useInboxOffered()
  const chatOffered = useFlag('CBS3')
  const onTrial = isTrial(useSession())
  const { telegram, affiliate } = useLinks()
  const navigate = useNavigate()
  return (
    <>
      <TopBar title={t('route.messages')} onBack={() => navigate('/m/home')} />
      <nav aria-label={t('route.messages')}>
        <ul className={styles.rows}>
          {telegram && (
            <li>
              <CenterRow
                icon={<Send />}
                title={t('messages.telegram')}
                hint={t('messages.telegram_hint')}
                target={{ page: telegram }}
              />
            </li>
          )}
          <li>
            <CenterRow
              icon={<BellRing />}
              title={t('route.notice')}
              hint={t('messages.announcements_hint')}
              unread={unread.announcements}
              target={{ to: '/m/notice' }}
            />
          </li>
          {inboxOffered && (
            <li>
              <CenterRow
                icon={<Mail />}
                title={t('route.inbox')}
                hint={t('messages.inbox_hint')}
                unread={unread.inbox}
                target={
                  onTrial ? { onPress: () => toast.show(t('free_reject'), { kind: 'error' }) } : { to: inboxPath }
                }
              />
            </li>
          )}
          {chatOffered && (
            <li>
              <CenterRow
                icon={<Headset />}
                title={t('messages.chat')}
                hint={t('messages.chat_hint')}
                unread={unread.chat}
                target={{ onPress: launchChat }}
              />
            </li>
          )}
          {affiliate && (
            <li>
              <CenterRow
                icon={<Handshake />}
                title={t('messages.affiliate')}
                hint={t('messages.affiliate_hint')}
                target={{ page: affiliate }}
              />
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}

/** Returns the merchant's external pages, if it has any. */
function useLinks() {
  const { resources, customerService } = useStatus().info
  const link = (type: string) => resources.downloads.find(({ resourceType }) => resourceType === type)?.url
  return {
    telegram: gatewayPage(link('TELEGRAM') ?? ''),
    affiliate: gatewayPage(link('AFFILIATELINK') || customerService),
  }
}
