import { classes } from './classes.ts'
import styles from './spinner.module.css'

type SpinnerProps = { size?: number; className?: string }

/** Only the picture: what is loading is said by its surroundings, such as `aria-busy` or a `LoadingState`. */
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
