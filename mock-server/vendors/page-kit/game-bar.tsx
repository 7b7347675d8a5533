import { House, Info, Pause, Play } from 'lucide-react'
import { useState } from 'react'
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
      <div className={styles.end}>
        <DecorationPause text={text} />
        <button type="button" className={styles.tool} aria-label={info.label} onClick={info.onPress}>
          <Info aria-hidden="true" size={22} />
        </button>
      </div>
    </div>
  )
}

type DecorationPauseProps = { text: { pauseDecoration: string; playDecoration: string } }

/** Pauses what moves on the page without a part in the game (WCAG 2.2.2): animations with the play state `--decoration`. */
function DecorationPause({ text }: DecorationPauseProps) {
  const { dataset } = document.documentElement
  const [paused, setPaused] = useState('decorationPaused' in dataset)
  const Icon = paused ? Play : Pause

  function toggle() {
    if (paused) delete dataset.decorationPaused
    else dataset.decorationPaused = ''
    setPaused(!paused)
  }
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.pause}`}
      aria-label={paused ? text.playDecoration : text.pauseDecoration}
      onClick={toggle}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  )
}
