import styles from './ball.module.css'
import { usePage } from './page-context.ts'

const tones = ['#d8232f', '#e07a12', '#0e8a4c', '#1f5fd0', '#7a2fc0']

/** Draws a ball in the colour of its number range. */
export function Ball({ number, size }: { number: number; size: 'large' | 'small' }) {
  const { opened } = usePage()
  const tone = tones[Math.floor(((number - 1) / opened.balls) * tones.length)] ?? tones[0]
  return (
    <span className={styles.ball} data-size={size} style={{ '--tone': tone }}>
      <b>{number}</b>
    </span>
  )
}
