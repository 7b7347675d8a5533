import { useTranslation } from 'react-i18next'
import type { TextKey } from '#i18n/languages.ts'
import { toast } from '#ui/layers/toast.ts'

/** Why an action failed: the key of the message, and the name of the invalid input if there is one. */
interface Refusal {
  field: string | undefined
  text: TextKey
}

interface Fields<Name extends string> {
  has: (name: string) => name is Name
  refuse: (name: Name, key: TextKey) => void
}

/** How long the toast is visible, in milliseconds. */
const ms = 3_000

/**
 * Returns a function that shows a refusal: under the field that it names if the form shows that field, else in a toast.
 * `named` maps the refusal's names to the form's where they differ.
 */
export function useShowRefusal() {
  const { t } = useTranslation()
  return <Name extends string>(
    { field, text }: Refusal,
    form?: Fields<Name>,
    named: Record<string, Name> = {},
  ): void => {
    const name = field && (named[field] ?? field)
    if (name && form?.has(name)) form.refuse(name, text)
    else toast.show(t(text), { kind: 'error', ms })
  }
}
