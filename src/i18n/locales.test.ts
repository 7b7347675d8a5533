import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { languageTag } from './languages.ts'

type Texts = Record<string, string>
const folder = new URL('./locales/', import.meta.url)
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' }).toSorted()
const read = (language: string, file: string): Texts =>
  flat(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')))

/** American forms. Names of games, vendors and teams keep the spelling of their brands. */
const american =
  /\b(centers?|favorites?|colors?|behaviors?|honors?|gray|canceled|traveled|defense|enroll|fulfill|analyz\w+|(organ|recogn|apolog|custom|author|personal|real|minim|maxim|optim|summar|final|util|synchron|special|categor|priorit)iz\w+)\b/i

const languages = readdirSync(folder)
const plural = /_(zero|one|two|few|many|other)$/

test.each(languages)('%s has every file that Korean has', (language) => {
  expect(filesOf(language)).toEqual(filesOf('ko'))
})

const files = languages.flatMap((language) =>
  filesOf(language)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [language, file] as const),
)

test.each(files.filter(([language]) => language === 'en'))('%s/%s has British spelling', (language, file) => {
  const texts = Object.values(read(language, file)).map((text) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, ''))
  expect(texts.filter((text) => american.test(text))).toEqual([])
})

describe.each(files)('%s/%s', (language, file) => {
  const texts = read(language, file)
  const reference = read('ko', file)

  test('has exactly the keys of the Korean file', () => {
    expect(stems(texts)).toEqual(stems(reference))
  })

  test('uses the same variables under each key', () => {
    expect(variables(texts)).toEqual(variables(reference))
  })

  test('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(languageTag(language.toUpperCase())).resolvedOptions().pluralCategories
    const counted = stems(texts).filter((stem) => `${stem}_other` in texts)
    const missing = counted.flatMap((stem) => forms.map((form) => `${stem}_${form}`)).filter((key) => !(key in texts))
    expect(missing).toEqual([])
  })

  test('has no empty text', () => {
    expect(Object.keys(texts).filter((key) => !texts[key]?.trim())).toEqual([])
  })

  test('has no duplicate key', () => {
    const written = readFileSync(new URL(`${language}/${file}`, folder), 'utf8')
    const plain = written.replaceAll('\\u200b', '\u200b')
    expect(unspaced(plain)).toBe(unspaced(JSON.stringify(JSON.parse(written))))
  })
})

test('home, the other screens and the members’ screens share no key', () => {
  const keys = ['home', 'screens', 'member'].flatMap((part) => stems(read('ko', `${part}.json`)))
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

/** Names of people come from a library, which has a module for each language. The checks of `verify` use languages. */
const mayName = /^mock-server\/(values\/people\.ts|verify\/)|\.(test|stories)\.tsx?$|^src\/i18n\/locales\//

test('no code names a language beside Korean and English', () => {
  const root = new URL('../../', import.meta.url)
  const others = languages.filter((language) => !['ko', 'en'].includes(language))
  const named = new RegExp(`['"/](${others.flatMap((language) => [language, language.toUpperCase()]).join('|')})['"/]`)
  const code = ['src', 'mock-server'].flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => relative(fileURLToPath(root), join(parentPath, name)).replaceAll('\\', '/'))
      .filter((path) => !mayName.test(path)),
  )
  expect(others).not.toEqual([])
  expect(code.filter((path) => named.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([])
})

const unspaced = (text: string) => text.replaceAll(/\s/g, '')

/** Texts within texts by the path to them: `over.expired.title`, `rules.0`. */
function flat(texts: object, above = ''): Texts {
  const entries = Object.entries(texts).map(([key, text]) =>
    typeof text === 'string' ? { [above + key]: text } : flat(text, `${above}${key}.`),
  )
  return Object.assign({}, ...entries)
}

function stems(texts: Texts) {
  return [...new Set(Object.keys(texts).map(stem))].sort()
}

function stem(key: string) {
  return key.replace(plural, '')
}

function variables(texts: Texts) {
  const found: Record<string, string[]> = {}
  for (const [key, text] of Object.entries(texts)) {
    const names = [...text.matchAll(/{+\s*(\w+)/g)].map(([, name]) => name ?? '')
    found[stem(key)] = [...new Set([...(found[stem(key)] ?? []), ...names])].sort()
  }
  return found
}
