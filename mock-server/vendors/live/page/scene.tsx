import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Banner } from './banner.tsx'
import { Countdown } from './countdown.tsx'
import { Coup } from './coup.tsx'
import { usePage } from './page-context.ts'
import styles from './scene.module.css'
import type { Table } from './state.ts'
import { Studio } from './studio.tsx'
import { Wheel } from './wheel.tsx'

/** The separator; it stays on its line when the text wraps. */
const between = '\u00a0· '

interface SceneProps {
  table: Table
  exits: Exits
  isLost: boolean
  onRules: () => void
}

/** Shows the studio with its dealer, and the table. */
export function Scene({ table, exits, isLost, onRules }: SceneProps) {
  const { text, language, rules } = usePage()
  const { opened, view } = table
  return (
    <section className={styles.scene}>
      <Studio look={view.dealer.look} dealing={view.phase === 'dealing'} />
      <header className={styles.head}>
        <GameBar
          opened={opened}
          language={language}
          exits={exits}
          info={{ label: text.rulesTitle, onPress: onRules }}
        />
        <div className={styles.title}>
          <div>
            <h1>{opened.game.name}</h1>
            <p>
              {text.ruleNames[rules]}
              {between}
              {fill(text.dealer, { name: view.dealer.name })}
              {view.phase !== 'pause' && `${between}${fill(text.round, { number: view.number })}`}
            </p>
          </div>
          <Countdown view={view} betting={opened.bettingTime} />
        </div>
      </header>
      <div className={styles.middle}>
        {rules === 'roulette' ? <Wheel view={view} /> : <Coup rules={rules} view={view} />}
      </div>
      <div className={styles.foot}>
        <Banner table={table} isLost={isLost} />
      </div>
    </section>
  )
}
