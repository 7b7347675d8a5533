import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Starting a test file and its page takes as long as several stories, so a file has at least that many. */
const enoughStories = 30

/**
 * Joins the test files in a folder, one for each component, into larger ones.
 * @param {string} folder
 */
export function joinStories(folder, enough = enoughStories) {
  /** @type {string[][]} */
  const groups = []
  let stories = enough
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    rmSync(join(folder, file))
    if (stories >= enough) {
      groups.push([])
      stories = 0
    }
    groups.at(-1)?.push(text)
    stories += text.match(/^\s*it(\.skip)?\(/gm)?.length ?? 0
  }
  for (const [at, texts] of groups.entries()) writeFileSync(join(folder, `${at + 1}.test.js`), texts.join('\n'))
}
