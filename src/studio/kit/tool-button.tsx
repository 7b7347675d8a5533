import type { ComponentProps, ReactNode } from 'react'
import { type Press, useOnce } from '#ui/controls/use-once.ts'
import { classes } from '#ui/look/classes.ts'
import styles from './tool-button.module.css'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** `bar` is for the dark bar, `main` for its main action. */
  look?: 'soft' | 'plain' | 'bar' | 'main'
  icon?: ReactNode
  /** Hides the text where the page is narrow; it stays the button's name. */
  compact?: boolean
  onClick: Press
}

/** Shows a small button of a tool. */
export function ToolButton(props: ToolButtonProps) {
  const { look = 'soft', icon, compact, disabled, onClick, className, children, ...rest } = props
  const once = useOnce(onClick, false, disabled)
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], className)}
      aria-busy={once.busy || undefined}
      aria-disabled={once.off || undefined}
      onClick={once.press}
    >
      {icon}
      <span className={classes(compact && styles.compact)}>{children}</span>
    </button>
  )
}
