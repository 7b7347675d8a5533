import { type ComponentProps, useId } from 'react'
import { classes } from '../look/classes.ts'
import styles from './text-area.module.css'
import field from './text-field.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  value: string
  maxLength: number
  /** Replaces the count of the characters. */
  count?: string
  /** Explains the error and the remedy. Screen readers announce it. */
  error?: string
}

/** A multi-line field that grows with its text and shows the number of characters and their limit. */
export function TextArea({ label, error, count, className, ...textarea }: TextAreaProps) {
  const { value, maxLength } = textarea
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={classes(field.field, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          rows={4}
          {...textarea}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span className={styles.count} aria-hidden="true">
          {count ?? `${value.length}/${maxLength}`}
        </span>
      </div>
      <p id={noteId} className={field.note} data-error={error ? '' : undefined} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
