import { ChevronDown, ExternalLink } from 'lucide-react'
import { useRef } from 'react'
import type { Chat, ChatMessage } from '../contract.ts'
import styles from './conversation.module.css'
import { dayOf, isGrouped, timeOf } from './message-times.ts'
import { lastNumber, type Outgoing } from './state.ts'
import type { Texts } from './texts.ts'
import { useFollow } from './use-follow.ts'

interface ConversationProps {
  chat: Chat
  outgoing: readonly Outgoing[]
  text: Texts
  language: string
  onSay: (text: string, key?: string) => void
  onLeave: (path: string) => void
}

/** Shows all messages, newest at the bottom, and stays there until the member scrolls up. */
export function Conversation({ chat, outgoing, text, language, onSay, onLeave }: ConversationProps) {
  const list = useRef<HTMLDivElement>(null)
  const { messages, typing, agent } = chat
  const { behind, toEnd } = useFollow(list, `${lastNumber(chat)}/${outgoing.length}/${typing}`)
  const last = messages.at(-1)
  const topics = last?.from === 'agent' && outgoing.length === 0 ? last.topics : []
  return (
    <main className={styles.main}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div ref={list} className={styles.list} role="log" aria-label={text.conversation} tabIndex={0}>
        {messages.map((message, at) => (
          <Message
            key={message.number}
            message={message}
            before={messages[at - 1]}
            agent={agent}
            text={text}
            language={language}
            onLeave={onLeave}
          />
        ))}
        {outgoing.map(({ key, text: words, failed }) => (
          <div key={key} className={styles.message} data-from="member">
            <p className={styles.bubble} data-waiting={failed ? undefined : ''}>
              <span className="visually-hidden">{text.you}: </span>
              {words}
            </p>
            <div className={styles.foot}>
              {failed ? (
                <button type="button" className={styles.again} onClick={() => onSay(words, key)}>
                  {text.unsent} · {text.again}
                </button>
              ) : (
                text.sending
              )}
            </div>
          </div>
        ))}
        {typing && (
          <div className={styles.message} data-from="agent">
            <p className={styles.typing} role="status">
              <span className="visually-hidden">
                <bdi>{agent}</bdi> {text.typing}
              </span>
              <i />
              <i />
              <i />
            </p>
          </div>
        )}
        {topics.length > 0 && (
          <ul className={styles.topics} aria-label={text.suggestions}>
            {topics.map((topic) => (
              <li key={topic}>
                <button type="button" className={styles.topic} onClick={() => onSay(topic)}>
                  {topic}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {behind && (
        <button type="button" className={styles.newer} onClick={toEnd}>
          <ChevronDown size={18} aria-hidden="true" />
          {text.newer}
        </button>
      )}
    </main>
  )
}

interface MessageProps {
  message: ChatMessage
  before: ChatMessage | undefined
  agent: string
  text: Texts
  language: string
  onLeave: (path: string) => void
}

function Message({ message, before, agent, text, language, onLeave }: MessageProps) {
  const { at, from, text: words, link } = message
  const day = dayOf(at, language)
  const newDay = !before || dayOf(before.at, language) !== day
  return (
    <>
      {newDay && <p className={styles.day}>{day}</p>}
      <div className={styles.message} data-from={from} data-grouped={isGrouped(message, before) || undefined}>
        <p className={styles.bubble}>
          <span className="visually-hidden">
            <bdi>{from === 'agent' ? agent : text.you}</bdi>:{' '}
          </span>
          {words}
        </p>
        {link && (
          <button type="button" className={styles.link} onClick={() => onLeave(link.path)}>
            {link.label}
            <ExternalLink size={15} aria-hidden="true" />
          </button>
        )}
        <time className={styles.foot} dateTime={new Date(at).toISOString()}>
          {timeOf(at, language)}
        </time>
      </div>
    </>
  )
}
