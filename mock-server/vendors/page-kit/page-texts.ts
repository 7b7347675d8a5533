import shared from '#locales/en/vendors/shared.json'

type File = Readonly<Record<string, unknown>>
type Spoken<Own> = Omit<typeof shared, keyof Own> & Own & { language: string }

const folder = '../../../src/i18n/locales'

/** English is in the page itself; every other language has a folder of its own. */
const files = import.meta.glob<File>(
  ['../../../src/i18n/locales/*/vendors/*.json', '!../../../src/i18n/locales/en/vendors/*.json'],
  { import: 'default' },
)

const languages = new Set(Object.keys(files).map((path) => path.slice(folder.length + 1).split('/')[0]))

/** The language of a page for the platform's code of one, such as `KO`: English for those without texts. */
export function pageLanguage(code: string): string {
  const language = code.toLowerCase()
  return languages.has(language) ? language : 'en'
}

const loaders = new Set<(language: string) => Promise<void>>()

/** Fetches what the page says in a language. Await it before the first render: what cannot be fetched stays English. */
export async function loadTexts(language: string): Promise<void> {
  await Promise.all([...loaders].map((load) => load(language)))
}

const fetchFile = (language: string, kind: string) =>
  files[`${folder}/${language}/vendors/${kind}.json`]?.().catch(() => undefined)

/** The texts of a kind of page, those that all pages share among them. `english` says which there are. */
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
