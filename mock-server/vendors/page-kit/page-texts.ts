import shared from '#locales/en/vendors/shared.json'

type File = Readonly<Record<string, unknown>>
type Spoken<Own> = Omit<typeof shared, keyof Own> & Own & { language: string }

const folder = '../../../src/i18n/locales'

/** English is part of the page; every other language is loaded from its folder. */
const files = import.meta.glob<File>(
  ['../../../src/i18n/locales/*/vendors/*.json', '!../../../src/i18n/locales/en/vendors/*.json'],
  { import: 'default' },
)

const languages = new Set(Object.keys(files).map((path) => path.slice(folder.length + 1).split('/')[0]))

/** Returns the page's language for a platform code such as `KO`; English if it has no texts. */
export function pageLanguage(code: string): string {
  const language = code.toLowerCase()
  return languages.has(language) ? language : 'en'
}

const loaders = new Set<(language: string) => Promise<void>>()

/** Loads the page's texts in a language. Await it before the first render; texts that fail to load stay English. */
export async function loadTexts(language: string): Promise<void> {
  await Promise.all([...loaders].map((load) => load(language)))
}

const fetchFile = (language: string, kind: string) =>
  files[`${folder}/${language}/vendors/${kind}.json`]?.().catch(() => undefined)

/** Returns the texts of a kind of page with the shared ones. `english` defines the keys. */
export function pageTexts<Own extends File>(kind: string, english: Own) {
  const usual: Spoken<Own> = { ...shared, ...english, language: 'en' }
  const loaded = new Map<string, Spoken<Own>>()
  loaders.add(async (language) => {
    const [common, own] = await Promise.all([fetchFile(language, 'shared'), fetchFile(language, kind)])
    loaded.set(language, { ...usual, ...common, ...own, language })
  })
  return { in: (language: string): Spoken<Own> => loaded.get(language) ?? usual }
}

export const sharedTexts = pageTexts('shared', {})
