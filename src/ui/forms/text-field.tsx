import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../look/classes.ts'
import styles from './text-field.module.css'

export type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** Hides the label while the placeholder repeats it; once the field is filled in, it is on the box's edge. */
  labelHidden?: boolean
  icon?: ReactNode
  /** Shown at the end of the box, such as a button. */
  trailing?: ReactNode
  /** Explains the error and the remedy. Screen readers announce it. */
  error?: string
  hint?: string
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, icon, trailing, error, hint, required, id: givenId, className, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const noteId = `${id}-note`
  return (
    <div className={classes(styles.field, className)}>
      <FieldLabel id={id} hidden={labelHidden} required={required}>
        {label}
      </FieldLabel>
      <div className={styles.box} data-icon={icon ? '' : undefined} data-trailing={trailing ? '' : undefined}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <input
          {...input}
          id={id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </div>
      <p id={noteId} className={styles.note} data-error={error ? '' : undefined} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}

type FieldLabelProps = { id: string; hidden?: boolean; required?: boolean; children: string }

/** Labels a field, with a marker if it is required. */
export function FieldLabel({ id, hidden, required, children }: FieldLabelProps) {
  if (hidden) {
    return (
      <label htmlFor={id} className={styles.floating}>
        {children}
      </label>
    )
  }
  return (
    <label htmlFor={id} className={styles.label}>
      {children}
      {required && <RequiredMarker />}
    </label>
  )
}

function RequiredMarker() {
  const { t } = useTranslation()
  return (
    <span className={styles.required} title={t('common.required')} aria-hidden="true">
      *
    </span>
  )
}
