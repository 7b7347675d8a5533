import { renderSVG } from 'uqr'
import { inLanguage } from '#contract/localised.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import provider from '#mock-server/vendors/page-kit/provider-page.module.css'
import type { Order } from '../contract.ts'
import { type PayAddress, scanAddress } from './address.ts'
import styles from './page.module.css'
import { Action } from './status-message.tsx'
import type { Texts } from './texts.ts'
import type { Outcome, PaymentFailure } from './use-pay.ts'
import { useTimeLeft } from './use-time-left.ts'

interface BillProps {
  order: Order
  text: Texts
  address: PayAddress
  /** Why the last call has no answer. */
  failure: PaymentFailure | undefined
  onSettle: (outcome: Outcome) => void
}

/** Shows the amount, a code if the provider uses one, and the possible results. */
export function Bill({ order, text, address, failure, onSettle }: BillProps) {
  const byCode = order.method !== 'GATEWAY' && !address.scanned
  return (
    <>
      <p className={styles.label}>{text.amount}</p>
      <p className={styles.amount}>{formatMoney(order.amount, order.currency, address.language)}</p>
      {byCode && <Code brand={text.brand[order.method]} text={text} />}
      <Lines order={order} text={text} language={address.language} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {text[failure].title}. {text[failure].text}
        </p>
      )}
      <div className={provider.actions}>
        {!byCode && <Action onPress={() => onSettle('paid')}>{text.pay}</Action>}
        <Action quiet onPress={() => onSettle('cancelled')}>
          {text.cancel}
        </Action>
      </div>
      <details className={styles.simulator}>
        <summary>{text.simulator}</summary>
        {byCode && (
          <Action quiet onPress={() => onSettle('paid')}>
            {text.approve}
          </Action>
        )}
        <Action quiet onPress={() => onSettle('failed')}>
          {text.fail}
        </Action>
        <Action quiet onPress={() => onSettle('timeout')}>
          {text.silence}
        </Action>
      </details>
    </>
  )
}

function Code({ brand, text }: { brand: string; text: Texts }) {
  const picture = renderSVG(scanAddress(window.location.href), { ecc: 'M', border: 2 })
  return (
    <figure className={styles.code}>
      <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={text.code} />
      <figcaption>{fill(text.scan, { brand })}</figcaption>
    </figure>
  )
}

function Lines({ order, text, language }: { order: Order; text: Texts; language: PayAddress['language'] }) {
  const lines = [
    [text.to, inLanguage(order.merchant.name, language)],
    [text.order, order.orderId],
    [text.timeLeft, useTimeLeft(order)],
  ] as const
  return (
    <dl className={styles.lines}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
