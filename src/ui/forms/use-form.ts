import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { MessageKey } from '#i18n/languages.ts'
import { forgetTyped, keepForm, typedBefore } from '#platform/typed.ts'
import { useMessage } from './use-message.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>
type Errors<Name extends string> = Partial<Record<Name, MessageKey>>

/** Returns the key of the message about a field's value; nothing if the value is valid. */
export type Check<Name extends string> = (name: Name, values: Values<Name>) => MessageKey | undefined

interface FormOptions<Name extends string> {
  initial: Values<Name>
  /** The visible fields in their order: only they are checked, and the first invalid one is focused. */
  names: readonly Name[]
  check: Check<Name>
  /** Fields that are checked again when another one changes. */
  dependents?: Partial<Record<Name, Name>>
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>

/** Holds a form's values and errors. A field is checked on blur, and on every input while it is invalid. */
export function useForm<Name extends string>({ initial, names, check, dependents = {} }: FormOptions<Name>) {
  const message = useMessage()
  const [values, setValues] = useState(() => ({ ...initial, ...typedBefore(Object.keys(initial)) }))
  const [errors, setErrors] = useState<Errors<Name>>({})
  const { ref, focus } = useFocus<Name>()
  useKeepTyped(ref, values)

  const checkAgain = (wanted: readonly Name[], next: Values<Name>) =>
    setErrors((before) => ({ ...before, ...Object.fromEntries(wanted.map((name) => [name, check(name, next)])) }))

  function set(name: Name, value: string) {
    const next = { ...values, [name]: value }
    setValues((before) => ({ ...before, [name]: value }))
    const dependent = dependents[name]
    const touched = [...(errors[name] ? [name] : []), ...(dependent && next[dependent] ? [dependent] : [])]
    checkAgain(touched, next)
  }

  function clear(name: Name) {
    setValues((before) => ({ ...before, [name]: '' }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  /** Shows the gateway's error on a field until the value changes. */
  function refuse(name: Name, key: MessageKey) {
    setErrors((before) => ({ ...before, [name]: key }))
    focus(name)
  }

  /** Checks one field and focuses it if it is invalid. */
  function passesField(name: Name, checkNow: Check<Name> = check): boolean {
    const key = checkNow(name, values)
    if (key) refuse(name, key)
    return !key
  }

  /** Checks every visible field and focuses the first invalid one. */
  function passes(checkNow: Check<Name> = check): boolean {
    const found = names.map((name) => [name, checkNow(name, values)] as const)
    setErrors(Object.fromEntries(found) as Errors<Name>)
    const wrong = found.find(([, key]) => key !== undefined)
    if (wrong) focus(wrong[0])
    return !wrong
  }

  const checkFilled = (among = names) =>
    checkAgain(
      among.filter((name) => values[name] && !errors[name]),
      values,
    )

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: message(errors[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    onBlur: () => checkFilled([name]),
  })

  const has = (name: string): name is Name => (names as readonly string[]).includes(name)
  const props = { ref, noValidate: true, onSubmit: (event: FormEvent) => event.preventDefault() }
  return { values, errors, set, clear, refuse, passes, passesField, checkFilled, focus, field, has, props }
}

/** Focuses fields by name after the render: a field may appear together with its error. */
function useFocus<Name extends string>() {
  const ref = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState<{ name: Name }>()
  useEffect(() => {
    const found = wanted && ref.current?.elements.namedItem(wanted.name)
    if (found instanceof HTMLElement) found.focus()
  }, [wanted])
  return { ref, focus: (name: Name) => setWanted({ name }) }
}

/** Keeps the values when the app reloads itself, except those of secret fields. */
function useKeepTyped(ref: RefObject<HTMLFormElement | null>, values: Readonly<Record<string, string>>) {
  const latest = useRef(values)
  latest.current = values
  useEffect(() => {
    forgetTyped(Object.keys(latest.current))
    const isOpen = (name: string) => {
      const field = ref.current?.elements.namedItem(name)
      return field instanceof HTMLElement && field.dataset.secret === undefined
    }
    return keepForm(() => Object.fromEntries(Object.entries(latest.current).filter(([name]) => isOpen(name))))
  }, [ref])
}
