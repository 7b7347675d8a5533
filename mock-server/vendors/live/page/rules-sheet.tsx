import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import styles from '#mock-server/vendors/page-kit/rules.module.css'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import type { Opened } from '../contract.ts'
import { usePage } from './page-context.ts'

/** Returns the spots to list. One number of the wheel represents all. */
const listed = ({ rules, spots }: Opened) =>
  rules === 'roulette' ? spots.filter(({ id }) => !/^n\d+$/.test(id) || id === 'n0') : spots

/** Shows how the game is played, its payouts and limits, and its return rate. */
export function RulesSheet({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { text, money, language, spotName } = usePage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <Sheet title={text.rulesTitle} closeLabel={text.close} onClose={onClose}>
      <h3 className={styles.subtitle}>{text.ruleNames[opened.rules]}</h3>
      <ul className={styles.list}>
        {text.ruleText[opened.rules].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.table.spot}</th>
            <th scope="col">{text.table.pays}</th>
            <th scope="col">{text.table.returns}</th>
            <th scope="col">{text.table.most}</th>
          </tr>
        </thead>
        <tbody>
          {listed(opened).map(({ id, pays, returnRate, maximum }) => (
            <tr key={id}>
              <th scope="row">{id === 'n0' ? fill(text.pocket, { number: '0–36' }) : spotName(id)}</th>
              <td>{fill(text.odds, { pays })}</td>
              <td>{percent.format(returnRate)}</td>
              <td>{money(maximum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.list}>
        <li>{fill(text.limits, { minimum: money(opened.minimum) })}</li>
        {text.fair.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Sheet>
  )
}
