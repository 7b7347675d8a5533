import type { CrashState } from '../contract.ts'
import { heatOf } from './flight-path.ts'
import styles from './history.module.css'
import { usePage } from './page-context.ts'
import { times } from './texts.ts'

/** Shows the crash points of earlier rounds, newest first. */
export function History({ history }: Pick<CrashState, 'history'>) {
  const { text } = usePage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users could not scroll it otherwise
    <section className={styles.strip} aria-label={text.history} tabIndex={0}>
      <ul className={styles.list}>
        {history.map(({ number, point }) => (
          <li key={number} data-heat={heatOf(point)}>
            {times(point)}
          </li>
        ))}
      </ul>
    </section>
  )
}
