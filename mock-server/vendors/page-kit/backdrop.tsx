import type { ReactNode } from 'react'
import styles from './backdrop.module.css'

export interface Palette {
  glow: string
  body: string
  deep: string
}

const defaultPalette: Palette = { glow: '#b48bff', body: '#4a2a80', deep: '#180a33' }

/** Draws the background of a game in the game's colours. Panels in the top layer inherit them too. */
export function Backdrop({ palette = defaultPalette, children }: { palette?: Palette; children: ReactNode }) {
  const colours = { '--glow': palette.glow, '--body': palette.body, '--deep': palette.deep }
  return (
    <div className={styles.backdrop} style={colours}>
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.sparks} aria-hidden="true" />
      <main className={styles.content}>{children}</main>
    </div>
  )
}
