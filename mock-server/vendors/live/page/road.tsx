import { useLayoutEffect, useRef } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { Mark } from '../contract.ts'
import { BeadPlate } from './bead-plate.tsx'
import { BigRoad } from './big-road-view.tsx'
import { NumberRoad } from './number-road.tsx'
import { usePage } from './page-context.ts'
import styles from './road.module.css'

/** Shows the earlier rounds of this shoe, with their counts for screen readers. */
export function Road({ road }: { road: readonly Mark[] }) {
  const { text, rules } = usePage()
  return (
    <section className={styles.road} aria-label={text.road}>
      <p className="visually-hidden">
        <Counts road={road} />
      </p>
      {road.length === 0 ? (
        <p className={styles.empty} aria-hidden="true">
          {text.roadEmpty}
        </p>
      ) : rules === 'roulette' ? (
        <NumberRoad road={road} />
      ) : (
        <div className={styles.pair} aria-hidden="true">
          <Latest count={road.length} className={styles.beads}>
            <BeadPlate road={road} />
          </Latest>
          <Latest count={road.length} className={styles.big}>
            <BigRoad road={road} />
          </Latest>
        </div>
      )}
    </section>
  )
}

/** Keeps its end scrolled into view. */
function Latest({ count, className, children }: { count: number; className?: string; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry must scroll it
  useLayoutEffect(() => {
    const { current } = box
    current?.scrollTo({ left: current.scrollWidth })
  }, [count])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}

function Counts({ road }: { road: readonly Mark[] }) {
  const { text, rules, spotName } = usePage()
  if (rules === 'roulette')
    return road
      .slice(-10)
      .map(({ winner }) => winner)
      .join(', ')
  const names = rules === 'baccarat' ? ['player', 'banker', 'tie'] : ['dragon', 'tiger', 'tie']
  return names
    .map((name) =>
      fill(text.counts, { name: spotName(name), count: road.filter(({ winner }) => winner === name).length }),
    )
    .join(', ')
}
