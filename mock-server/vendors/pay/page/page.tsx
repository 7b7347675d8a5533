import { CircleCheck, CircleX, Clock, CloudOff, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import provider from '#mock-server/vendors/page-kit/provider-page.module.css'
import type { Order } from '../contract.ts'
import type { PayAddress } from './address.ts'
import { Bill } from './bill.tsx'
import styles from './page.module.css'
import { Action, StatusMessage, Waiting } from './status-message.tsx'
import { type Texts, texts } from './texts.ts'
import { type Go, usePay } from './use-pay.ts'

type Pay = ReturnType<typeof usePay>

/** Renders the page of fictitious payment providers. */
export function PayPage({ address, go }: { address: PayAddress; go: Go }) {
  const text = texts.in(address.language)
  const payment = usePay(address, go)
  useEffect(() => {
    document.title = text.title
  }, [text])
  const method = payment.state.screen === 'order' ? payment.state.order.method : 'GATEWAY'
  return (
    <div className={`${provider.page} ${styles.page}`} data-method={method}>
      <header className={provider.header}>
        <ShieldCheck size={22} aria-hidden="true" />
        <h1>{text.brand[method]}</h1>
      </header>
      <main className={`${provider.card} ${styles.card}`}>
        <Content address={address} text={text} payment={payment} />
      </main>
      <footer className={provider.simulated}>{text.simulated}</footer>
    </div>
  )
}

interface ContentProps {
  address: PayAddress
  text: Texts
  payment: Pay
}

function Content({ address, text, payment: { state, settle, back, retry } }: ContentProps) {
  if (state.screen === 'loading') return <Waiting label={text.loading} />
  if (state.screen === 'trouble') {
    return (
      <StatusMessage {...text[state.kind]} icon={<CloudOff size={40} />} tone="bad">
        {state.kind === 'unreachable' && <Action onPress={retry}>{text.retry}</Action>}
        <Action quiet onPress={back}>
          {text.back}
        </Action>
      </StatusMessage>
    )
  }
  const { order, busy, failure } = state
  if (busy) return <Waiting label={text.paying} />
  if (order.status === 'pending')
    return <Bill order={order} text={text} address={address} failure={failure} onSettle={settle} />
  return <Ended status={order.status} text={text} onBack={back} />
}

const looks = {
  processing: { Icon: Clock, tone: 'waiting' },
  credited: { Icon: CircleCheck, tone: 'good' },
  failed: { Icon: CircleX, tone: 'bad' },
  cancelled: { Icon: CircleX, tone: 'bad' },
  expired: { Icon: CircleX, tone: 'bad' },
} as const

interface EndedProps {
  status: Exclude<Order['status'], 'pending'>
  text: Texts
  onBack: () => void
}

function Ended({ status, text, onBack }: EndedProps) {
  const { Icon, tone } = looks[status]
  return (
    <StatusMessage {...text.ended[status]} icon={<Icon size={44} />} tone={tone}>
      <Action onPress={onBack}>{text.back}</Action>
    </StatusMessage>
  )
}
