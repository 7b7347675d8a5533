import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { joinStories } from './join-stories.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes one test file for each component as the Storybook runner does, and returns the tests of each joined file. */
function joined(stories: Record<string, number>, enough: number) {
  for (const [component, count] of Object.entries(stories)) {
    const tests = Array.from({ length: count }, (_, at) => `it('${component}${at}', () => {})\n`)
    writeFileSync(join(folder, `${component}.test.js`), `describe('${component}', () => {\n${tests.join('')}})\n`)
  }
  joinStories(folder, enough)
  const files = readdirSync(folder).sort()
  return files.map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .match(/(?<=it\(')\w+/g)
      ?.join(' '),
  )
}

it('joins components until a file has enough stories', () => {
  expect(joined({ a: 2, b: 1, c: 1, d: 4, e: 1 }, 3)).toEqual(['a0 a1 b0', 'c0 d0 d1 d2 d3', 'e0'])
})

it('returns no files if there are no components', () => {
  expect(joined({}, 3)).toEqual([])
})
