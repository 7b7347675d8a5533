import { useEffect, useRef } from 'react'
import { useLanguage } from '#i18n/use-language.ts'

const debounce = 200

/** Validates the filled fields of a form again, shortly after the language changes. */
export function useLanguageCheck(checkFilled: () => void): void {
  const language = useLanguage()
  const latest = useRef(checkFilled)
  const checkedIn = useRef(language)
  useEffect(() => {
    latest.current = checkFilled
  })
  useEffect(() => {
    if (checkedIn.current === language) return
    const timer = setTimeout(() => {
      checkedIn.current = language
      latest.current()
    }, debounce)
    return () => clearTimeout(timer)
  }, [language])
}
