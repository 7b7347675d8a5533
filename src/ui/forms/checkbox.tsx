import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../look/classes.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** Shows a checkbox with its label; both are the target. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.checkbox, className)}>
      <span className={styles.box}>
        <input type="checkbox" {...input} />
        <Check className={styles.mark} size={16} />
      </span>
      <span>{children}</span>
    </label>
  )
}
