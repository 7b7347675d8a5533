import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { Opened } from '../contract.ts'
import styles from './masthead.module.css'
import { usePage } from './page-context.ts'

interface MastheadProps {
  game: Opened
  exits: Exits
  onPaytable: () => void
}

/** Shows the exit, the game's hero and name, and the button for its rules. */
export function Masthead({ game, exits, onPaytable }: MastheadProps) {
  const { text, language } = usePage()
  return (
    <header className={styles.masthead}>
      <GameBar opened={game} language={language} exits={exits} info={{ label: text.paytable, onPress: onPaytable }} />
      <div className={styles.hero} aria-hidden="true">
        <Glyph className={styles.glyph} name={game.game.glyph} />
      </div>
      <h1 className={styles.title} data-text={game.game.name}>
        <span>{game.game.name}</span>
      </h1>
    </header>
  )
}
