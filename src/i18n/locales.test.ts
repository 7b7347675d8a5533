import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageTag } from './languages.ts'

type Texts = Record<string, string>
const folder = new URL('./locales/', import.meta.url)
const read = (file: string): Texts => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
const plural = /_(zero|one|two|few|many|other)$/
const reference = (file: string) => read(`ko/${basename(file)}`)

describe.each(files)('%s', (file) => {
  const texts = read(file)

  test('has exactly the keys of the Korean file', () => {
    expect(stems(texts)).toEqual(stems(reference(file)))
  })

  test('uses the same variables under each key', () => {
    expect(variables(texts)).toEqual(variables(reference(file)))
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

test('home and the other screens have no key in common', () => {
  const screens = stems(read('ko/screens.json'))
  expect(stems(read('ko/home.json')).filter((key) => screens.includes(key))).toEqual([])
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
