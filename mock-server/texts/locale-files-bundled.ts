/** Texts by key for each file path, such as `…/ko/gateway/promotions.json`. */
export type LocaleFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The gateway's texts and the titles of the scenarios in every language, bundled by Vite. */
export const localeFiles: LocaleFiles = import.meta.glob(
  ['../../src/i18n/locales/*/gateway/*.json', '../../src/i18n/locales/*/studio/scenarios.json'],
  { eager: true, import: 'default' },
)
