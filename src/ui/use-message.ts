import { useTranslation } from 'react-i18next'
import type { TextKey } from '#i18n/languages.ts'

/** Texts by keys that the gateway names, which the compiler cannot know; an unknown one is said in general words. */
export function useMessage(): (key: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation()
  return (key) => key && t(i18n.exists(key) ? (key as TextKey) : 'invalid_format')
}
