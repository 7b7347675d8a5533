import type { Localised } from '#contract/localised.ts'
import { localeFiles } from '#locale-files'

type Texts = Readonly<Record<string, string>>

const topics = new Map<string, [language: string, texts: Texts][]>()

for (const [path, texts] of Object.entries(localeFiles)) {
  const [, language = '', topic = ''] = /(\w+)\/(?:gateway|studio)\/([\w-]+)\.json$/.exec(path) ?? []
  topics.set(topic, [...(topics.get(topic) ?? []), [language, texts]])
}

/** The codes of the gateway's languages, in lower case. */
export const textLanguages: ReadonlySet<string> = new Set([...topics.values()].flat().map(([language]) => language))

/**
 * Reads one topic, `src/i18n/locales/<language>/gateway/<topic>.json`. The reader takes a key and returns its text in
 * every language that has it.
 *
 * @throws Error if English has no such topic or key.
 */
export const textsOf =
  (topic: string) =>
  (key: string): Localised => {
    const files = topics.get(topic) ?? []
    const found = Object.fromEntries(
      files.flatMap(([language, texts]) => (key in texts ? [[language, texts[key]]] : [])),
    )
    const { en } = found
    if (en === undefined) throw new Error(`There is no text "${key}" in src/i18n/locales/en/gateway/${topic}.json.`)
    return { ...found, en }
  }

/** Returns every text of a topic, by key. */
export function allTexts(topic: string): Readonly<Partial<Record<string, Localised>>> {
  const english = topics.get(topic)?.find(([language]) => language === 'en')?.[1] ?? {}
  return Object.fromEntries(Object.keys(english).map((key) => [key, textsOf(topic)(key)]))
}
