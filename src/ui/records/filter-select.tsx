import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './filter-select.module.css'

export interface Option {
  value: string
  label: string
}

interface FilterSelectProps {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** Uses the system's picker, and shows the label beside the selected option. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  const id = useId()
  const selected = options.find((option) => option.value === value)?.label ?? value
  return (
    <div className={styles.pill} data-set={value ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <strong aria-hidden="true">{selected}</strong>
      <ChevronDown size={16} />
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {/* A value of the address that is no longer offered. */}
        {!options.some((option) => option.value === value) && <option value={value}>{value}</option>}
      </select>
    </div>
  )
}
