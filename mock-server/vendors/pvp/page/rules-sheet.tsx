import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import rules from '#mock-server/vendors/page-kit/rules.module.css'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import type { HandName, Opened } from '../contract.ts'
import { HwatuCard } from './hwatu-card.tsx'
import { usePage } from './page-context.ts'
import styles from './rules-sheet.module.css'

interface Example extends HandName {
  cards: [string, string]
}

/** An example of each kind of hand, best first. */
const ranking: readonly Example[] = [
  { name: 'light38', value: 0, cards: ['3a', '8a'] },
  { name: 'light', value: 0, cards: ['1a', '3a'] },
  { name: 'double', value: 10, cards: ['10a', '10b'] },
  { name: 'double', value: 1, cards: ['1a', '1b'] },
  { name: 'alli', value: 0, cards: ['1b', '2a'] },
  { name: 'doksa', value: 0, cards: ['1b', '4a'] },
  { name: 'gupping', value: 0, cards: ['1b', '9a'] },
  { name: 'jangpping', value: 0, cards: ['1b', '10a'] },
  { name: 'jangsa', value: 0, cards: ['4a', '10a'] },
  { name: 'seryuk', value: 0, cards: ['4a', '6a'] },
  { name: 'points', value: 9, cards: ['2a', '7a'] },
  { name: 'points', value: 1, cards: ['3b', '8b'] },
  { name: 'points', value: 0, cards: ['2a', '8b'] },
]

/** Shows the ranking of hands, how a hand is played, and the rake. */
export function RulesSheet({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { text, language, handName } = usePage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Sheet title={text.rulesTitle} closeLabel={text.close} onClose={onClose}>
      <h3 className={rules.subtitle}>{text.gameName}</h3>
      <ul className={rules.list}>
        {text.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          {fill(text.rakeRule, { rake: percent.format(opened.rakeRate), rate: percent.format(opened.returnRate) })}
        </li>
        <li>{fill(text.stackRule, { antes: opened.stackAntes })}</li>
        <li>{fill(text.timeRule, { seconds: opened.turnTime / 1_000 })}</li>
      </ul>
      <h3 className={rules.subtitle}>{text.ranking}</h3>
      <ol className={styles.ranking}>
        {ranking.map((example) => (
          <li key={`${example.name}-${example.value}`}>
            <span className={styles.cards}>
              {example.cards.map((card) => (
                <HwatuCard key={card} card={card} size="small" />
              ))}
            </span>
            <b>{handName(example)}</b>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
