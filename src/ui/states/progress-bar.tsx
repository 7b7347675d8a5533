import { classes } from '../look/classes.ts'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** Describes the progress to screen readers. */
  label: string
  /** 0 to 1. */
  value: number
  className?: string
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const perCent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={perCent}
      className={classes(styles.track, className)}
      style={{ '--value': `${perCent}%` }}
    />
  )
}
