import { classes } from '../look/classes.ts'
import styles from './spinner.module.css'

type SpinnerProps = { size?: number; className?: string }

/** Only the picture: the surrounding element announces the loading, such as `aria-busy` or a `LoadingState`. */
export function Spinner({ size = 22, className }: SpinnerProps) {
  return (
    <span
      className={classes(styles.spinner, className)}
      style={{ '--size': `${size}px` }}
      data-motion="essential"
      aria-hidden="true"
    />
  )
}
