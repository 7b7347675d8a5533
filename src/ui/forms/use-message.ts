import { useTranslation } from 'react-i18next'
import type { TextKey } from '#i18n/languages.ts'

/** Returns texts by keys from the gateway, which the compiler cannot check; an unknown key gives a general text. */
export function useMessage(): (key: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation()
  return (key) => key && t(i18n.exists(key) ? (key as TextKey) : 'invalid_format')
}
