import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { defaultLanguage } from '#contract/default-language.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { ThemeMode } from '#merchant/theme.ts'

interface Choices {
  /** Of Studio itself, not of a phone. */
  language: LanguageCode
  theme: ThemeMode
  /** Shows the scenarios and the panels beside the phones. */
  scenarios: boolean
  panels: boolean
  /** Shows the axes above the scenarios. */
  axes: boolean
  /** A new scenario keeps the flags that the person has changed. */
  keepFlags: boolean
}

/** What the person chose for Studio's own page; it lasts for later visits. */
export const useChoices = create<Choices>()(
  persist(
    (): Choices => ({
      language: defaultLanguage,
      theme: 'light',
      scenarios: true,
      panels: true,
      axes: true,
      keepFlags: false,
    }),
    { name: 'parlor-studio-choices' },
  ),
)
