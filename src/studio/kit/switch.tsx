import { useId } from 'react'
import { useOnce } from '#ui/controls/use-once.ts'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  /** A sentence about what it turns on. */
  about?: string
  /** Marks a value that differs from the one the world began with. */
  changed?: string
  on: boolean
  onChange: (on: boolean) => Promise<unknown>
}

/** Shows a setting that is on or off; the whole line is the target. */
export function Switch({ label, about, changed, on, onChange }: SwitchProps) {
  const id = useId()
  const once = useOnce(() => onChange(!on), false)
  return (
    <button
      type="button"
      role="switch"
      className={styles.line}
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={about || changed ? `${id}-about` : undefined}
      aria-busy={once.busy || undefined}
      onClick={once.press}
    >
      <span className={styles.texts}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {(about || changed) && (
          <span id={`${id}-about`} className={styles.about}>
            {changed && <b className={styles.changed}>{changed} </b>}
            {about}
          </span>
        )}
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
