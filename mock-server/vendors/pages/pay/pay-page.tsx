import { CircleCheck, CircleX, CloudOff, ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { formatMoney } from '#mock-server/vendors/parts/format-money.ts'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import type { Order } from '#mock-server/vendors/pay-contract.ts'
import styles from './pay-page.module.css'
import { type Texts, texts } from './texts.ts'
import { type Outcome, usePay } from './use-pay.ts'

/** The page of a payment provider that does not exist. */
export function PayPage({ address }: { address: LaunchAddress }) {
  const text = texts[address.language]
  useEffect(() => {
    document.title = text.title
  }, [text])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <ShieldCheck size={22} aria-hidden="true" />
        <h1>{text.brand}</h1>
      </header>
      <main className={styles.card}>
        <Content address={address} text={text} />
      </main>
      <footer className={styles.simulated}>{text.simulated}</footer>
    </div>
  )
}

function Content({ address, text }: { address: LaunchAddress; text: Texts }) {
  const { state, settle, back, retry } = usePay(address)
  if (state.screen === 'loading') return <Waiting label={text.loading} />
  if (state.screen === 'trouble') {
    return (
      <Said {...text[state.kind]} icon={<CloudOff size={40} />} tone="bad">
        {state.kind === 'unreachable' && <Action onPress={retry}>{text.retry}</Action>}
        <Action quiet onPress={back}>
          {text.back}
        </Action>
      </Said>
    )
  }
  const { order, busy, cut } = state
  if (busy) return <Waiting label={text.paying} />
  if (order.status === 'pending') {
    return <Bill order={order} text={text} language={address.language} cut={cut} onSettle={settle} />
  }
  const good = order.status === 'credited'
  const Icon = good ? CircleCheck : CircleX
  return (
    <Said {...text.ended[order.status]} icon={<Icon size={44} />} tone={good ? 'good' : 'bad'}>
      <Action onPress={back}>{text.back}</Action>
    </Said>
  )
}

interface BillProps {
  order: Order
  text: Texts
  language: LaunchAddress['language']
  /** The last answer did not come through. */
  cut: boolean
  onSettle: (outcome: Outcome) => void
}

function Bill({ order, text, language, cut, onSettle }: BillProps) {
  const { merchant, amount, currency, orderId, payBy } = order
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(payBy)
  const lines = [
    [text.to, merchant.name[language]],
    [text.order, orderId],
    [text.payBy, time],
  ] as const
  return (
    <>
      <p className={styles.label}>{text.amount}</p>
      <p className={styles.amount}>{formatMoney(amount, currency, language)}</p>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cut && (
        <p role="alert" className={styles.cut}>
          {text.unreachable.title}. {text.unreachable.text}
        </p>
      )}
      <div className={styles.actions}>
        <Action onPress={() => onSettle('paid')}>{text.pay}</Action>
        <Action quiet onPress={() => onSettle('failed')}>
          {text.fail}
        </Action>
        <Action quiet onPress={() => onSettle('cancelled')}>
          {text.cancel}
        </Action>
      </div>
    </>
  )
}

interface SaidProps {
  title: string
  text: string
  icon: ReactNode
  tone: 'good' | 'bad'
  children: ReactNode
}

function Said({ title, text, icon, tone, children }: SaidProps) {
  return (
    <div className={styles.said} role="status">
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <i aria-hidden="true" />
      {label}
    </div>
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
