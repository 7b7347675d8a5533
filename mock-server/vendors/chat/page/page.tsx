import { ArrowLeft, CloudOff, MessageCircleOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { addressInApp, atBase, goBack } from '#mock-server/vendors/page-kit/page-base.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import styles from './page.module.css'
import { readableOn } from './readable-on.ts'
import { type Texts, texts } from './texts.ts'
import { useChat } from './use-chat.ts'

const usualBack = '/m/message'
const go = (path: string, appUrl?: string) => window.location.replace(addressInApp(path, appUrl))

/** Renders the page of a fictitious live chat provider. */
export function ChatPage({ address }: { address: LaunchAddress }) {
  const text = texts.in(address.language)
  const { state, say, retry } = useChat(address)
  if (state.screen === 'loading') return <Waiting label={text.loading} />
  if (state.screen === 'trouble') {
    return (
      <StatusMessage {...text.unreachable} icon={<CloudOff size={40} />}>
        <Action onPress={retry}>{text.retry}</Action>
        <Action quiet onPress={() => goBack(usualBack)}>
          {text.back}
        </Action>
      </StatusMessage>
    )
  }
  if (state.screen === 'ended') {
    return (
      <StatusMessage {...text.ended[state.reason]} icon={<MessageCircleOff size={40} />}>
        <Action onPress={() => (state.backUrl ? go(state.backUrl, state.appUrl) : goBack(usualBack))}>
          {text.back}
        </Action>
      </StatusMessage>
    )
  }
  const { chat, outgoing, cut } = state
  const colours = { '--brand': chat.headerColor, '--on-brand': readableOn(chat.headerColor) }
  return (
    <div className={styles.page} style={colours}>
      <Header chat={chat} text={text} />
      {cut && (
        <p role="alert" className={styles.cut}>
          {text.cut}
        </p>
      )}
      <Conversation
        chat={chat}
        outgoing={outgoing}
        text={text}
        language={address.language}
        onSay={say}
        onLeave={(path) => go(path, chat.appUrl)}
      />
      <Composer text={text} onSay={say} />
    </div>
  )
}

type Face = Pick<
  Extract<ReturnType<typeof useChat>['state'], { screen: 'open' }>['chat'],
  'title' | 'merchant' | 'backUrl' | 'appUrl' | 'agent'
>

function Header({ chat: { title, merchant, backUrl, appUrl, agent }, text }: { chat: Face; text: Texts }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header className={styles.header}>
      <button type="button" className={styles.back} aria-label={text.back} onClick={() => go(backUrl, appUrl)}>
        <ArrowLeft size={24} aria-hidden="true" />
      </button>
      <img src={atBase(merchant.logo)} alt="" width={36} height={36} className={styles.logo} />
      <div className={styles.names}>
        <h1>{title}</h1>
        <p>
          <bdi>{agent}</bdi> · {text.online}
        </p>
      </div>
    </header>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <main className={styles.message}>
      <i className={styles.spinner} aria-hidden="true" />
      <h1 className={styles.waiting} aria-live="polite">
        {label}
      </h1>
    </main>
  )
}

interface StatusMessageProps {
  title: string
  text: string
  icon: ReactNode
  children: ReactNode
}

function StatusMessage({ title, text, icon, children }: StatusMessageProps) {
  return (
    <main className={styles.message}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </main>
  )
}

interface ActionProps {
  quiet?: boolean
  onPress: () => void
  children: ReactNode
}

function Action({ quiet, onPress, children }: ActionProps) {
  return (
    <button type="button" className={styles.action} data-quiet={quiet || undefined} onClick={onPress}>
      {children}
    </button>
  )
}
