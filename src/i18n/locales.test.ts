import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languageTag } from './languages.ts'

type Texts = Record<string, string>
const folder = new URL('./locales/', import.meta.url)
const read = (file: string): Texts => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

const files = readdirSync(folder)
const plural = /_(zero|one|two|few|many|other)$/
const reference = read('ko.json')

describe.each(files)('%s', (file) => {
  const texts = read(file)

  test('has exactly the keys of ko.json', () => {
    expect(stems(texts)).toEqual(stems(reference))
  })

  test('uses the same variables under each key', () => {
    expect(variables(texts)).toEqual(variables(reference))
  })

  test('has every plural form its language needs', () => {
    const forms = new Intl.PluralRules(languageTag(file.slice(0, 2))).resolvedOptions().pluralCategories
    const counted = stems(texts).filter((stem) => `${stem}_other` in texts)
    const missing = counted.flatMap((stem) => forms.map((form) => `${stem}_${form}`)).filter((key) => !(key in texts))
    expect(missing).toEqual([])
  })

  test('leaves no text empty', () => {
    expect(Object.keys(texts).filter((key) => !texts[key]?.trim())).toEqual([])
  })

  test('says no key twice', () => {
    const keys = readFileSync(new URL(file, folder), 'utf8').match(/^ {2}"[^"]+":/gm)
    expect(keys).toHaveLength(Object.keys(texts).length)
  })
})

function stems(texts: Texts) {
  return [...new Set(Object.keys(texts).map(stem))].sort()
}

function stem(key: string) {
  return key.replace(plural, '')
}

function variables(texts: Texts) {
  const found: Record<string, string[]> = {}
  for (const [key, text] of Object.entries(texts)) {
    const names = [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name ?? '')
    found[stem(key)] = [...new Set([...(found[stem(key)] ?? []), ...names])].sort()
  }
  return found
}
