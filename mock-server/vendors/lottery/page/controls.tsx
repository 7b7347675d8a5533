import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import styles from './controls.module.css'
import { usePage } from './page-context.ts'

interface ButtonProps {
  children: ReactNode
  onPress: () => void
  /** Whether it is the primary button. */
  strong?: boolean
  small?: boolean
  disabled?: boolean
  label?: string
}

export const Button = ({ children, onPress, strong, small, disabled, label }: ButtonProps) => (
  <PageButton
    className={styles.button}
    data-strong={strong || undefined}
    data-small={small || undefined}
    disabled={disabled}
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </PageButton>
)

interface ChipsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Shows a choice as a row of chips that scrolls. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
            onChange(option.value)
          }}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

interface SegmentsProps<Value extends string> extends ChipsProps<Value> {
  /** Whether it switches between parts of a page instead of values. */
  parts?: boolean
}

/** Shows a choice of two or three segments. */
export function Segments<Value extends string>({ label, options, value, onChange, parts }: SegmentsProps<Value>) {
  return (
    <fieldset className={parts ? styles.parts : styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

interface StepperProps {
  label: string
  value: number
  shown?: string
  least?: number
  most: number
  onChange: (value: number) => void
}

/** Shows a small number that goes up or down by one. */
export function Stepper({ label, value, shown, least = 1, most, onChange }: StepperProps) {
  const { text } = usePage()
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <PageButton
        aria-label={fill(text.less, { what: label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} aria-hidden="true" />
      </PageButton>
      <output aria-label={label}>{shown ?? value}</output>
      <PageButton
        aria-label={fill(text.more, { what: label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} aria-hidden="true" />
      </PageButton>
    </fieldset>
  )
}

/** Shows a choice that is seldom changed. */
export const Select = <Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) => (
  <select
    className={styles.select}
    aria-label={label}
    value={value}
    onChange={(event) => {
      const chosen = options.find((option) => option.value === event.target.value)
      if (chosen) onChange(chosen.value)
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
