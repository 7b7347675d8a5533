import { useTranslation } from 'react-i18next'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { toast } from '#ui/toast.ts'

interface Fields<Name extends string> {
  has: (name: string) => name is Name
  refuse: (name: Name, key: string) => void
}

const ms = 3000

/**
 * Says what the gateway refused: under the field it names when that is on screen, else in a toast. `named` gives the
 * form's names of fields that the call has others for.
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
