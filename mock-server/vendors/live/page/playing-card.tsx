import styles from './playing-card.module.css'

const suits: Record<string, string> = {
  S: 'M12 2s-8 6-8 11.5a4.2 4.2 0 0 0 7 3.1c-.2 2-1 3.600-2.500 5.400h7c-1.500-1.800-2.300-3.400-2.500-5.400a4.200 4.200 0 0 0 7-3.100C20 8 12 2 12 2z',
  H: 'M12 21.500S3.500 15.800 3.500 9.600A4.600 4.600 0 0 1 12 7.200a4.600 4.600 0 0 1 8.500 2.400c0 6.200-8.500 11.900-8.500 11.900z',
  D: 'M12 2l7.500 10L12 22 4.500 12z',
  C: 'M12 2a4.300 4.300 0 0 0-3.600 6.700 4.300 4.300 0 1 0 2.500 7.100c-.2 2-1 3.900-2.400 6.200h7c-1.400-2.300-2.200-4.200-2.400-6.200a4.300 4.300 0 1 0 2.500-7.100A4.300 4.300 0 0 0 12 2z',
}

interface PlayingCardProps {
  card: string
  state: 'away' | 'down' | 'open'
  across: boolean
  side: 0 | 1
}

/** Draws a card: in flight, face down or revealed. It is decorative: the text beside the table names it. */
export function PlayingCard({ card, state, across, side }: PlayingCardProps) {
  const [rank = '', suit = 'S'] = card
  return (
    <span className={styles.place} data-state={state} data-across={across || undefined} data-side={side}>
      <span className={styles.card}>
        <span className={styles.back} />
        {/* Nobody reads a card through its back. */}
        <span className={styles.face} data-red={suit === 'H' || suit === 'D' || undefined}>
          {state === 'open' && <Face rank={rank === 'T' ? '10' : rank} path={suits[suit] ?? ''} />}
        </span>
      </span>
    </span>
  )
}

const Face = ({ rank, path }: { rank: string; path: string }) => (
  <>
    <b>{rank}</b>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  </>
)
