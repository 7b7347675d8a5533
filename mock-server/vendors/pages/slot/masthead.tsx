import { House, Info } from 'lucide-react'
import { Glyph } from '#mock-server/vendors/parts/glyph.tsx'
import type { Opened } from '#mock-server/vendors/slot-contract.ts'
import styles from './masthead.module.css'
import { usePage } from './page-context.ts'

interface MastheadProps {
  game: Opened
  onLeave: () => void
  onPaytable: () => void
}

/** The way out, the game's name under its hero, and the way to its rules. */
export function Masthead({ game, onLeave, onPaytable }: MastheadProps) {
  const { text } = usePage()
  return (
    <header className={styles.masthead}>
      <div className={styles.bar}>
        <button type="button" className={styles.tool} aria-label={text.lobby} onClick={onLeave}>
          <House aria-hidden="true" size={22} />
        </button>
        <p className={styles.vendor}>{game.vendor.name}</p>
        <button type="button" className={styles.tool} aria-label={text.paytable} onClick={onPaytable}>
          <Info aria-hidden="true" size={22} />
        </button>
      </div>
      <div className={styles.hero} aria-hidden="true">
        <Glyph className={styles.glyph} name={game.game.glyph} />
      </div>
      <h1 className={styles.title} data-text={game.game.name}>
        <span>{game.game.name}</span>
      </h1>
    </header>
  )
}
