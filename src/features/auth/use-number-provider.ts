import { useState } from 'react'
import { useProvider } from './use-provider.ts'

/**
 * Returns the third-party sign-in that verifies a number. It may load late: it does not replace the field of a text
 * message's code that is already in use.
 */
export function useNumberProvider() {
  const signIn = useProvider()
  const [byCode, setByCode] = useState(false)
  return {
    provider: !byCode && signIn?.offers('sms') ? signIn : undefined,
    /** Keeps the field of the code from now on. */
    keepCode: () => setByCode(true),
  }
}
