import type { OrderDetail, Suborder } from '#contract/lottery.ts'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { Balls } from './balls.tsx'
import { Button } from './controls.tsx'
import styles from './order-sheet.module.css'
import { usePage } from './page-context.ts'

interface OrderPartProps {
  part: Suborder
  order: OrderDetail
  onCancel: () => void
}

/** Shows one line of an order for one draw. */
export function OrderPart({ part, order, onCancel }: OrderPartProps) {
  const { text, money, language } = usePage()
  const { picks, hits, opened } = part
  return (
    <article className={styles.part}>
      <header>
        <h4>{part.betName}</h4>
        <span data-state={part.status}>{text.states[part.status]}</span>
      </header>
      <p className={styles.picks}>
        {picks.map(({ row, options }) => `${row} ${options.join(', ')}`.trim()).join(' / ')}
      </p>
      <p className={styles.small}>
        {fill(text.issue, { numero: part.numero })} · {order.prizeMode} · {fillCount(text, 'notes', part.notes)} ×{' '}
        {money(part.amount)}
        {part.multiple > 1 && ` × ${part.multiple}`} = {money(part.price)}
      </p>
      {opened && part.status !== 'cancelled' && (
        <p className={styles.opened}>
          {text.opened} <Balls group={order.gameGroupId} rows={opened} />
        </p>
      )}
      {hits.map((hit) => (
        <p key={`${hit.note}/${hit.prize}`} className={styles.hit}>
          <span>
            {hit.note} {hit.prize} {hit.times > 1 && fill(text.hit, { times: hit.times })}
          </span>
          <span>{fill(text.odds, { odds: hit.odds.toLocaleString(language) })}</span>
          <b>+{money(hit.win)}</b>
        </p>
      ))}
      {part.rebate > 0 && <p className={styles.small}>{fill(text.rebate, { amount: money(part.rebate) })}</p>}
      {part.cancellable && (
        <Button small onPress={onCancel}>
          {text.cancel}
        </Button>
      )}
    </article>
  )
}
