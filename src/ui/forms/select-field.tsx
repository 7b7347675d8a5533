import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './select-field.module.css'
import { FieldLabel } from './text-field.tsx'

interface SelectFieldProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  /** An empty value shows `placeholder`. */
  value: string
  placeholder: string
  error?: string
  onChange: (value: string) => void
}

/** Shows a required choice from the system's picker. */
export function SelectField({ label, name, options, value, placeholder, error, onChange }: SelectFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <FieldLabel id={id} required>
        {label}
      </FieldLabel>
      <div className={styles.box}>
        <select
          id={id}
          name={name}
          value={value}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} />
      </div>
      <p id={noteId} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
