/** Texts by key for each file path, such as `…/ko/gateway/promotions.json`. */
export type LocaleFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The gateway's texts in every language, bundled by Vite. */
export const localeFiles: LocaleFiles = import.meta.glob('../../src/i18n/locales/*/gateway/*.json', {
  eager: true,
  import: 'default',
})
