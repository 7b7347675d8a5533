import type { DrawRows } from '#contract/lottery.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import styles from './balls.module.css'
import { usePage } from './page-context.ts'

const pips: Readonly<Record<string, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

/** Returns one of six ball colours, by tens for large numbers. */
const hueOf = (group: string, number: string) =>
  group === 'PK10' ? Number(number) : group === 'LOTTO' || group === 'PB' ? Math.ceil(Number(number) / 10) : 0

function Die({ value }: { value: string }) {
  const { text } = usePage()
  return (
    <span className={styles.die} role="img" aria-label={fill(text.dice, { value })}>
      {pips[value]?.map((place) => (
        <i key={place} style={{ gridArea: `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}` }} />
      ))}
    </span>
  )
}

/** Returns numbers with their places, which identify repeated numbers. */
export const placed = (numbers: readonly string[]) => numbers.map((number, place) => ({ number, place }))

interface BallsProps {
  group: string
  rows: DrawRows
  /** Whether the background is the merchant's accent. */
  onAccent?: boolean
}

/** Groups with draws as tables of numbers; a line shows only their first prizes. */
const tables = ['VN', '4D', 'THAI']

const Ball = ({ group, number }: { group: string; number: string }) =>
  group === 'K3' ? (
    <Die value={number} />
  ) : (
    <span className={styles.ball} data-hue={hueOf(group, number)} data-square={group === 'PK10' || undefined}>
      {number}
    </span>
  )

/** Shows the result of a draw in its lottery's form: dice, runners, balls or first prizes. */
export function Balls({ group, rows, onAccent }: BallsProps) {
  if (tables.includes(group)) return <FirstPrizes rows={rows} onAccent={onAccent} />
  const [main, ...extra] = rows
  const numbers = main?.numbers ?? []
  return (
    <span className={styles.balls} data-accent={onAccent || undefined} data-many={numbers.length > 7 || undefined}>
      {placed(numbers).map(({ place, number }) => (
        <Ball key={place} group={group} number={number} />
      ))}
      {extra.map(({ prize, name, numbers: [number] }) => (
        <span key={prize} className={styles.extra}>
          <b aria-hidden="true">+</b>
          <span className={styles.ball} data-hue="extra" title={name}>
            <span className="visually-hidden">{name}</span>
            {number}
          </span>
        </span>
      ))}
    </span>
  )
}

function FirstPrizes({ rows, onAccent }: Omit<BallsProps, 'group'>) {
  return (
    <span className={styles.prizes} data-accent={onAccent || undefined}>
      {rows.slice(0, 2).map(({ prize, name, numbers }) => (
        <span key={prize}>
          <small>{name}</small>
          <b>{numbers.slice(0, 2).join(' · ')}</b>
        </span>
      ))}
    </span>
  )
}
