import { useEffect, useState } from 'react'
import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import { useCountUp } from '#mock-server/vendors/page-kit/use-count-up.ts'
import styles from './celebration.module.css'
import { usePage } from './page-context.ts'
import { countTime } from './win-tier.ts'

interface CelebrationProps {
  tier: 'big' | 'mega'
  win: number
  onDone: () => void
}

/** Position, delay and size of each falling coin, spread by steps without a common period. */
const coins = Array.from({ length: 22 }, (_, at) => ({
  insetInlineStart: `${(at * 37) % 100}%`,
  animationDelay: `${-((at * 53) % 260) / 100}s`,
  animationDuration: `${2 + ((at * 29) % 14) / 10}s`,
  width: `${22 + ((at * 17) % 26)}px`,
}))

/** Celebrates a big win on the whole screen; a tap ends it. */
export function Celebration({ tier, win, onDone }: CelebrationProps) {
  const { text, money } = usePage()
  return (
    <button type="button" className={styles.celebration} data-tier={tier} onClick={onDone}>
      <span className={styles.rays} aria-hidden="true" />
      <span aria-hidden="true">
        {coins.map((style) => (
          <span key={style.insetInlineStart} className={styles.coin} style={style}>
            <Glyph name="coin" />
          </span>
        ))}
      </span>
      <strong className={styles.title}>{tier === 'mega' ? text.megaWin : text.bigWin}</strong>
      <span className={styles.amount}>
        <Rising amount={win} duration={countTime[tier]} format={money} />
      </span>
      <small className={styles.hint}>{text.goOn}</small>
    </button>
  )
}

/** Counts up from zero after mounting. */
function Rising({
  amount,
  duration,
  format,
}: {
  amount: number
  duration: number
  format: (amount: number) => string
}) {
  const [target, setTarget] = useState(0)
  useEffect(() => setTarget(amount), [amount])
  return format(useCountUp(target, duration))
}
