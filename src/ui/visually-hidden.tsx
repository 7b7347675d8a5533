import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'ref'> & { as?: 'span' | 'h1' }

/** Text for those who listen. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />
}
