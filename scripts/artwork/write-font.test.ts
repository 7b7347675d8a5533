import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '../paths.mjs'
import { characters, displayFaces, displayFile, displayFont, fontFiles, latinFont } from './write-font.ts'

const texts = globSync('src/i18n/locales/**/*.json', { cwd: root }).map((path) =>
  readFileSync(`${root}/${path}`, 'utf8'),
)

/** Hangul, kana, kanji and their punctuation, which are the device's. */
const isOfDevice = (character: string) =>
  /[\p{Script=Hang}\p{Script=Hani}\p{Script=Kana}\p{Script=Hira}　-ヿ＀-￯\n]/u.test(character)

describe('the font', () => {
  test('is what the script writes, for the app and for the vendors', async () => {
    const font = await latinFont()
    for (const file of fontFiles) expect(readFileSync(file).equals(font), file.pathname).toBe(true)
  })

  test.each(displayFaces)('the face %s of headings is what the script writes, below 16 KB', async (name, source) => {
    const font = readFileSync(displayFile(name))
    expect(font.equals(await displayFont(source))).toBe(true)
    expect(font.length).toBeLessThanOrEqual(16_000)
  })

  test('weighs at most 25 KB', () => {
    for (const file of fontFiles) expect(readFileSync(file).length).toBeLessThanOrEqual(25_000)
  })

  test('has the other characters of all texts', () => {
    const used = new Set(texts.join(''))
    expect([...used].filter((character) => !isOfDevice(character) && !characters.includes(character))).toEqual([])
  })
})
