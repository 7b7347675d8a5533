import type { ReactNode } from 'react'
import styles from './choices.module.css'

interface Choice {
  value: string
  title: string
  text?: string
  /** Shown at the end of the row, such as an amount. */
  end?: ReactNode
}

interface ChoicesProps {
  name: string
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  icon?: ReactNode
}

/** Shows a choice between a few options, each with a line of text or a value. */
export function Choices({ name, label, choices, value, onChange, icon }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {icon}
          <span className={styles.text}>
            <strong>{choice.title}</strong>
            {choice.text && <span>{choice.text}</span>}
          </span>
          {choice.end && <span className={styles.end}>{choice.end}</span>}
        </label>
      ))}
    </fieldset>
  )
}
