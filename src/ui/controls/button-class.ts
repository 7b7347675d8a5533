import { classes } from '../look/classes.ts'
import styles from './button.module.css'

export type ButtonLook = {
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  wide?: boolean
}

/** Returns the class names of a button, for other elements such as a link. */
export function buttonClass({ kind = 'primary', size = 'medium', wide = false }: ButtonLook = {}) {
  return classes(styles.button, styles[kind], styles[size], wide && styles.wide)
}
