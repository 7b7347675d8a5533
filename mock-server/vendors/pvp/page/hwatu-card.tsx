import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import styles from './hwatu-card.module.css'
import { marks } from './hwatu-marks.tsx'
import { plants } from './hwatu-plants.tsx'
import { usePage } from './page-context.ts'

const lights = ['1a', '3a', '8a']
const ribbons = ['1b', '2b', '3b', '4b', '5b', '6b', '7b', '9b', '10b']

interface HwatuCardProps {
  /** The month and one of its two cards; null if face down. */
  card: string | null
  size: 'large' | 'small'
}

/** Draws a flower card. */
export function HwatuCard({ card, size }: HwatuCardProps) {
  const { text } = usePage()
  const month = card ? Number.parseInt(card, 10) : 0
  const mark = card && (lights.includes(card) ? 'light' : ribbons.includes(card) ? 'ribbon' : 'picture')
  const label =
    card && mark
      ? `${fill(text.card, { month, name: text.months[month - 1] ?? '' })} ${text.marks[mark]}`
      : text.hiddenCard
  return (
    <span className={styles.place} data-size={size} data-open={card ? '' : undefined} role="img" aria-label={label}>
      <span className={styles.card}>
        <span className={styles.back} />
        <span className={styles.face}>
          {card && (
            <>
              <svg viewBox="0 0 54 86" aria-hidden="true" data-night={card === '8a' || undefined}>
                {plants[month]}
                {marks[card]}
              </svg>
              <b className={styles.month} data-light={mark === 'light' || undefined}>
                {month}
              </b>
              {mark === 'light' && <i className={styles.light}>光</i>}
            </>
          )}
        </span>
      </span>
    </span>
  )
}
