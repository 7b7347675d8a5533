import { useTranslation } from 'react-i18next'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { toast } from '#ui/layers/toast.ts'

interface Fields<Name extends string> {
  has: (name: string) => name is Name
  refuse: (name: Name, key: string) => void
}

const ms = 3000

/**
 * Shows a refusal: under the field that it names if that is visible, else in a toast. `named` maps the call's field
 * names to the form's, if they differ.
 */
export function useShowFailure() {
  const { t } = useTranslation()
  return <Name extends string>(failure: unknown, fields?: Fields<Name>, named: Record<string, Name> = {}): void => {
    const given = failure instanceof GatewayFailure ? failure.field : undefined
    const field = given && (named[given] ?? given)
    if (field && fields?.has(field)) fields.refuse(field, failureText(failure))
    else toast.show(t(failureText(failure)), { kind: 'error', ms })
  }
}
