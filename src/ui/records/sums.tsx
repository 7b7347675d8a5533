import type { ReactNode } from 'react'
import { Skeleton } from '../states/skeleton.tsx'
import styles from './sums.module.css'

export interface Sum {
  label: string
  /** The amount as `Money`. */
  value: ReactNode
  /** The result of the others, on a line of its own. */
  isResult?: boolean
}

/** Shows the sums of a record, two abreast. */
export function Sums({ label, sums }: { label: string; sums: readonly Sum[] }) {
  return (
    <section className={styles.box} aria-label={label}>
      <dl className={styles.sums}>
        {sums.map(({ label: name, value, isResult }) => (
          <div key={name} className={isResult ? styles.result : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'result']

/** Has the height of the sums, of which the last is the result. Without sums it is nothing. */
export function SumsSkeleton({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className={styles.sums}>
      {places.slice(-count).map((place) => (
        <div key={place} className={place === 'result' ? styles.result : undefined}>
          <Skeleton height="var(--sum-height)" />
        </div>
      ))}
    </div>
  )
}
