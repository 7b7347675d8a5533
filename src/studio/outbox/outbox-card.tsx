import { useQuery } from '@tanstack/react-query'
import { Copy, MessageSquareText } from 'lucide-react'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '#ui/layers/toast.ts'
import type { Message } from '../api/schemas.ts'
import { formatInstant } from '../instants.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { worldQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import styles from './outbox-card.module.css'

const shown = 20

/** Shows the messages that the platform sent, as a phone would; the newest comes first. */
export function OutboxCard({ world }: { world: string }) {
  const { t } = useTexts()
  const query = useQuery(worldQuery('outbox', world))
  const messages = query.data ?? []
  return (
    <Card title={t('outbox')} icon={<MessageSquareText size={18} aria-hidden="true" />}>
      {!query.data && <Awaited query={query} />}
      {query.data?.length === 0 && <p className={styles.none}>{t('no_message')}</p>}
      <ul className={styles.messages} aria-live="polite">
        {messages
          .slice(-shown)
          .toReversed()
          .map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
      </ul>
      <details className={styles.numbers}>
        <summary>{t('numbers')}</summary>
        <dl>
          {(['known', 'late', 'never', 'wrong', 'expired'] as const).map((kind, place) => (
            <div key={kind}>
              <dt>0100000{pad(1_001 + place)}</dt>
              <dd>{t(`number_${kind}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}

const pad = (value: number) => `${value}`.padStart(4, '0')

function MessageLine({ message: { at, channel, to, text, code } }: { message: Message }) {
  const { t } = useTexts()
  const copy = async () => {
    const copied = await copyText(code)
    toast.show(t(copied ? 'copied' : 'not_copied'), { kind: copied ? 'success' : 'error' })
  }
  return (
    <li className={styles.message}>
      <div>
        <p className={styles.to}>
          {channel === 'sms' ? `+${to}` : to} <time>{formatInstant(at)}</time>
        </p>
        <p>{text}</p>
      </div>
      {code && (
        <ToolButton icon={<Copy size={16} />} aria-label={t('copy_code', { code })} onClick={copy}>
          {code}
        </ToolButton>
      )}
    </li>
  )
}
