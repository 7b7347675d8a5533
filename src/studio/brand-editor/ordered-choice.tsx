import styles from './brand.module.css'

interface OrderedChoiceProps<Value extends string> {
  label: string
  about?: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** The last chosen one stays. */
  needsOne?: boolean
}

/** Shows a choice of several whose order counts: a press adds one at the end or takes it out. */
export function OrderedChoice<Value extends string>(props: OrderedChoiceProps<Value>) {
  const { label, about, options, chosen, onChange, needsOne } = props
  const press = (value: Value) => {
    if (!chosen.includes(value)) return onChange([...chosen, value])
    if (!needsOne || chosen.length > 1) onChange(chosen.filter((one) => one !== value))
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {about && <p className={styles.about}>{about}</p>}
      {options.map(({ value, label: text }) => {
        const place = chosen.indexOf(value) + 1
        return (
          <button key={value} type="button" aria-pressed={place > 0} onClick={() => press(value)}>
            {place > 0 && <b>{place}</b>} {text}
          </button>
        )
      })}
    </fieldset>
  )
}
