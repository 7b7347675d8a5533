import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import type { SymbolView } from '../contract.ts'
import { usePage } from './page-context.ts'
import { PaylineMap } from './payline-map.tsx'
import styles from './paytable.module.css'
import type { Table } from './state.ts'

/** Shows the rules: what every symbol pays for the current bet, and the paylines. */
export function Paytable({ table, onClose }: { table: Table; onClose: () => void }) {
  const { text, money, language } = usePage()
  const { symbols, paylines, returnRate } = table.game
  const stake = table.bet / paylines.length
  const rate = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(returnRate)
  const special = (id: 'wild' | 'scatter') => symbols.filter((symbol) => symbol.id === id)
  return (
    <Sheet title={text.paytable} closeLabel={text.close} onClose={onClose}>
      <p className={styles.note}>{fill(text.forBet, { bet: money(table.bet) })}</p>
      <ul className={styles.symbols}>
        {symbols
          .filter(({ id }) => id !== 'wild' && id !== 'scatter')
          .map((symbol) => (
            <SymbolPays key={symbol.id} symbol={symbol} stake={stake} />
          ))}
      </ul>
      {special('wild').map((symbol) => (
        <Special key={symbol.id} symbol={symbol} label="WILD" rule={text.wildRule} />
      ))}
      {special('scatter').map((symbol) => (
        <Special key={symbol.id} symbol={symbol} label="SCATTER" rule={text.scatterRule} stake={table.bet} />
      ))}
      <h3 className={styles.subtitle}>{fill(text.linesTitle, { count: paylines.length })}</h3>
      <p className={styles.note}>{text.linesRule}</p>
      <ol className={styles.lines}>
        {paylines.map((rows, at) => (
          <PaylineMap key={rows.join('')} rows={rows} number={at + 1} />
        ))}
      </ol>
      <p className={styles.note}>{fill(text.returnRule, { rate })}</p>
    </Sheet>
  )
}

function SymbolPays({ symbol, stake }: { symbol: SymbolView; stake: number }) {
  return (
    <li className={styles.symbol}>
      <Glyph className={styles.glyph} name={symbol.glyph} />
      <span className="visually-hidden">{symbol.name}</span>
      <Pays symbol={symbol} stake={stake} />
    </li>
  )
}

interface SpecialProps {
  symbol: SymbolView
  label: string
  rule: string
  stake?: number
}

const Special = ({ symbol, label, rule, stake }: SpecialProps) => (
  <section className={styles.special}>
    <Glyph className={styles.glyph} name={symbol.glyph} />
    <div>
      <h3 className={styles.label}>{label}</h3>
      <p>{rule}</p>
      {stake !== undefined && <Pays symbol={symbol} stake={stake} />}
    </div>
  </section>
)

/** Shows the payouts of a symbol, the longest combination first. */
function Pays({ symbol, stake }: { symbol: SymbolView; stake: number }) {
  const { text, money } = usePage()
  const pays = symbol.pays.map((times, at) => ({ count: at + 3, amount: times * stake })).toReversed()
  return (
    <dl className={styles.pays}>
      {pays.map(({ count, amount }) => (
        <div key={count}>
          <dt>{fill(text.inARow, { count })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
