import { House, Info } from 'lucide-react'
import styles from './game-bar.module.css'
import type { Exits } from './game-shell.tsx'
import { sharedTexts } from './page-texts.ts'

interface GameBarProps {
  opened: { vendor: { name: string }; trial: boolean }
  language: string
  exits: Exits
  /** The button at the end. */
  info: { label: string; onPress: () => void }
}

/** Shows the bar above a game: exit, vendor, balance, and the button for the rules. */
export function GameBar({ opened, language, exits, info }: GameBarProps) {
  const text = sharedTexts.in(language)
  return (
    <div className={styles.bar}>
      {/* An embedding native app has its own back button. */}
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
