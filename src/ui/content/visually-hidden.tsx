import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'ref'> & { as?: 'span' | 'h1' }

/** Renders text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />
}
