import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import { usePage } from './page-context.ts'
import styles from './rules.module.css'
import type { Table } from './state.ts'

/** Shows each fish's payout for the current stake and its catch probability. */
export function Rules({ table, onClose }: { table: Table; onClose: () => void }) {
  const { text, money, language } = usePage()
  const { opened, bet } = table
  const percent = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: digits }).format(value)
  const range = ([least, most]: readonly [number, number]) => (least === most ? `${least}` : `${least}–${most}`)
  const amounts = ([least, most]: readonly [number, number]) =>
    least === most ? money(least * bet) : `${money(least * bet)} – ${money(most * bet)}`
  return (
    <Sheet title={text.rules} closeLabel={text.close} onClose={onClose}>
      <ol className={styles.steps}>
        {text.howTo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>{fill(text.forShot, { bet: money(bet) })}</p>
      <ul className={styles.species}>
        {opened.species.toReversed().map(({ id, name, glyph, pays, chance }) => (
          <li key={id} className={styles.fish} data-boss={id === 'boss' || undefined}>
            <Glyph className={styles.glyph} name={glyph} />
            <div>
              <b>{name}</b>
              <small>{fill(text.chance, { rate: percent(chance, 2) })}</small>
            </div>
            <div className={styles.pays}>
              <b>{fill(text.pays, { times: range(pays) })}</b>
              <small>{amounts(pays)}</small>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{fill(text.returnRule, { rate: percent(opened.returnRate, 3) })}</p>
    </Sheet>
  )
}
