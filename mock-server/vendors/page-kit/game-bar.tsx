import { House, Info } from 'lucide-react'
import styles from './game-bar.module.css'
import type { Exits } from './game-shell.tsx'
import { sharedTexts } from './page-texts.ts'

interface GameBarProps {
  opened: { vendor: { name: string }; trial: boolean }
  language: string
  exits: Exits
  /** What the button at the end opens. */
  info: { label: string; onPress: () => void }
}

/** The bar over a game: the way out, whose game it is and with what money, and the way to its rules. */
export function GameBar({ opened, language, exits, info }: GameBarProps) {
  const text = sharedTexts.in(language)
  return (
    <div className={styles.bar}>
      {/* A native app around the page has a way back of its own. */}
      {exits.webView ? (
        <span />
      ) : (
        <button type="button" className={styles.tool} aria-label={text.lobby} onClick={exits.leave}>
          <House aria-hidden="true" size={22} />
        </button>
      )}
      <p className={styles.vendor}>
        {opened.vendor.name}
        {opened.trial && <b>{text.trial}</b>}
      </p>
      <button type="button" className={styles.tool} aria-label={info.label} onClick={info.onPress}>
        <Info aria-hidden="true" size={22} />
      </button>
    </div>
  )
}
