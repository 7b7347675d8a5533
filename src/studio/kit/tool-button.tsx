import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { type Press, useOnce } from '#ui/use-once.ts'
import styles from './tool-button.module.css'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** `bar` stands on the dark bar, `main` is its first action. */
  look?: 'soft' | 'plain' | 'bar' | 'main'
  icon?: ReactNode
  /** Hides the text where the page is narrow; it stays the button's name. */
  compact?: boolean
  onClick: Press
}

/** Shows a small button of a tool. */
export function ToolButton({ look = 'soft', icon, compact, onClick, className, children, ...rest }: ToolButtonProps) {
  const once = useOnce(onClick, false)
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], className)}
      aria-busy={once.busy || undefined}
      aria-disabled={once.busy || undefined}
      onClick={once.press}
    >
      {icon}
      <span className={classes(compact && styles.compact)}>{children}</span>
    </button>
  )
}
