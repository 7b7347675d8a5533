import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import styles from '#mock-server/vendors/page-kit/rules.module.css'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import { usePage } from './page-context.ts'

/** Shows the payout of every pattern at the current price, and how the game is played. */
export function PrizesSheet({ price, onClose }: { price: number; onClose: () => void }) {
  const { text, money, language, opened } = usePage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 })
  const number = new Intl.NumberFormat(language)
  const prizes = [
    ...opened.housePays.map(({ by, pays }) => ({ name: fill(text.houseRow, { by }), pays })),
    ...opened.patterns.map(({ name, pays }) => ({ name: text.winNames[name], pays })),
    ...opened.linePays.toReversed().map(({ lines, pays }) => ({ name: fillCount(text, 'linesRow', lines), pays })),
  ]
  return (
    <Sheet title={text.rulesTitle} closeLabel={text.close} onClose={onClose}>
      <ul className={styles.list}>
        {text.rules
          .map((rule) => fill(rule, { drawn: opened.drawn, balls: opened.balls }))
          .map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        <li>{fill(text.returns, { rate: percent.format(opened.returnRate) })}</li>
      </ul>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.prize}</th>
            <th scope="col">{text.pays}</th>
            <th scope="col">{text.prizes}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ name, pays }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{fill(text.times, { pays: number.format(pays) })}</td>
              <td>{money(pays * price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}
