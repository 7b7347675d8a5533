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

/** Shows the sums of a record, two or three abreast. */
export function Sums({ label, sums }: { label: string; sums: readonly Sum[] }) {
  return (
    <section aria-label={label}>
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

export interface SumsSkeletonProps {
  count: number
  /** Whether the last of the sums is the result. Default: true. */
  result?: boolean
}

/** Has the height of the sums. Without sums it is nothing. */
export function SumsSkeleton({ count, result = true }: SumsSkeletonProps) {
  if (count === 0) return null
  return (
    <div className={styles.sums}>
      {places.slice(-count).map((place) => (
        <div key={place} className={result && place === 'result' ? styles.result : undefined}>
          <Skeleton height="var(--sum-height)" />
        </div>
      ))}
    </div>
  )
}
