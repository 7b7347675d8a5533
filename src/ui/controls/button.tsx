import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../look/classes.ts'
import { Spinner } from '../states/spinner.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { type Press, useOnce } from './use-once.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    /** A busy button keeps its size and focus, and ignores presses. */
    busy?: boolean
    icon?: ReactNode
    /** May return a promise: the button is busy until it settles. */
    onClick?: Press
  }

export function Button(props: ButtonProps) {
  const { kind, size, wide, busy = false, disabled, icon, onClick, className, children, ...rest } = props
  const once = useOnce(onClick, busy, disabled)
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ kind, size, wide }), className)}
      aria-busy={once.busy || undefined}
      aria-disabled={once.off || undefined}
      onClick={once.press}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {once.busy && <Spinner className={styles.spinner} />}
    </button>
  )
}
