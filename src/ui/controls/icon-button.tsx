import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { classes } from '../look/classes.ts'
import { Spinner } from '../states/spinner.tsx'
import styles from './icon-button.module.css'
import { type Press, useOnce } from './use-once.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'children'> & {
  /** Describes the action to screen readers. */
  label: string
  icon: ReactNode
  /** `raised` is a small tile; `overlay` is shown on artwork. */
  kind?: 'plain' | 'raised' | 'overlay'
  /** Makes it a toggle; its icon is filled in red while pressed. */
  pressed?: boolean
  busy?: boolean
  /** Shown at the icon's corner, such as a `Badge`. */
  badge?: ReactNode
  /** May return a promise: the button is busy until it settles. */
  onClick?: Press
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, kind = 'plain', pressed, busy = false, disabled, badge, onClick, className, ...rest } = props
  const once = useOnce(onClick, busy, disabled)
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[kind], className)}
      aria-pressed={pressed}
      aria-busy={once.busy || undefined}
      aria-disabled={once.off || undefined}
      onClick={once.press}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {once.busy ? <Spinner size={20} /> : icon}
      {badge && <span className={styles.badge}>{badge}</span>}
    </button>
  )
}
