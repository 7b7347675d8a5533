import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts.ts'
import styles from './brand.module.css'

const whole = /^#?[0-9a-f]{6}$/i

interface ColourFieldProps {
  label: string
  value: string
  onChange: (colour: string) => void
  /** Shown below, such as the colour's contrast. */
  children?: ReactNode
}

/** Shows a colour with the system's picker and as a text, which counts once it is complete. */
export function ColourField({ label, value, onChange, children }: ColourFieldProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    setTyped(text)
    if (whole.test(text.trim())) onChange(`#${text.trim().replace('#', '').toUpperCase()}`)
  }
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={t('pick_colour', { role: label })}
        value={value.slice(0, 7).toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      <label>
        <span>{label}</span>
        <input
          type="text"
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={typed ?? value}
          aria-invalid={typed !== undefined && !whole.test(typed.trim())}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      {children}
    </div>
  )
}
