import { ChevronDown } from 'lucide-react'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { classes } from '#ui/look/classes.ts'
import styles from './select.module.css'

interface SelectProps {
  label: string
  /** Shows the label before the value. */
  labelled?: boolean
  /** `bar` is for the dark bar. */
  look?: 'plain' | 'bar'
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Shows a choice from the system's picker on one line. */
export function Select({ label, labelled = false, look = 'plain', value, options, onChange }: SelectProps) {
  return (
    <label className={classes(styles.field, look === 'bar' && styles.bar)}>
      {labelled ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={styles.box}>
        <select value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </label>
  )
}
