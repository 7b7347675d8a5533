import { useTranslation } from 'react-i18next'
import type { MessageKey, TextKey } from '#i18n/languages.ts'

/** Returns texts by keys, of which the compiler cannot check the gateway's; an unknown key gives a general text. */
export function useMessage(): (key: MessageKey | undefined) => string | undefined {
  const { t, i18n } = useTranslation()
  return (key) => key && t(i18n.exists(key) ? (key as TextKey) : 'invalid_format')
}
