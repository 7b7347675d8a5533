/** Texts by key, by the path of their file, which ends in `ko/gateway/promotions.json`. */
export type LocaleFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The gateway's texts of every language, put into the bundle by Vite. */
export const localeFiles: LocaleFiles = import.meta.glob('../../src/i18n/locales/*/gateway/*.json', {
  eager: true,
  import: 'default',
})
