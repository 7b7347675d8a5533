import type { Mark } from '../contract.ts'
import { colourOf } from '../rules/roulette.ts'
import styles from './number-road.module.css'
import { usePage } from './page-context.ts'

/** Shows the last numbers, newest first, and the share of each colour. */
export function NumberRoad({ road }: { road: readonly Mark[] }) {
  const { text } = usePage()
  const pockets = road.map(({ winner }) => Number(winner)).toReversed()
  const shares = (['red', 'green', 'black'] as const).map((colour) => ({
    colour,
    count: pockets.filter((pocket) => colourOf(pocket) === colour).length,
  }))
  return (
    <div className={styles.road} aria-hidden="true">
      <div className={styles.numbers}>
        {pockets.slice(0, 24).map((pocket, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a shoe never change their order
          <span key={pockets.length - at} className={styles.number} data-colour={colourOf(pocket)}>
            {pocket}
          </span>
        ))}
      </div>
      <div className={styles.shares}>
        {shares.map(({ colour, count }) => (
          <span key={colour} data-colour={colour} style={{ flexGrow: count }}>
            {count > 0 &&
              colour !== 'green' &&
              `${text.colours[colour]} ${Math.round((count / pockets.length) * 100)}%`}
          </span>
        ))}
      </div>
    </div>
  )
}
