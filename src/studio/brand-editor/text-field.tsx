import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './brand.module.css'

interface TextFieldProps {
  label: string
  value: string
  /** Returns the sentence about a text that the file cannot hold. */
  problemOf?: (text: string) => string | undefined
  maxLength: number
  inputMode?: 'text' | 'tel' | 'url'
  /** Receives only texts without a problem. */
  onChange: (text: string) => void
}

interface Typed {
  text: string
  /** The value that a text with a problem could not replace. */
  instead?: string
}

/** Checks a text during typing. A text with a problem stays in the field, and the file keeps its value. */
export function TextField({ label, value, problemOf, maxLength, inputMode, onChange }: TextFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<Typed>()
  const isStale = typed?.instead !== undefined && typed.instead !== value
  const shown = typed && !isStale ? typed.text : value
  const problem = problemOf?.(shown)
  const take = (text: string) => {
    const refused = problemOf?.(text) !== undefined
    setTyped({ text, instead: refused ? value : undefined })
    if (!refused) onChange(text)
  }
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        inputMode={inputMode}
        maxLength={maxLength}
        value={shown}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => take(event.target.value)}
        onBlur={() => problem === undefined && setTyped(undefined)}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.wrong}>
          <TriangleAlert size={14} aria-hidden="true" /> {problem}
        </p>
      )}
    </div>
  )
}
