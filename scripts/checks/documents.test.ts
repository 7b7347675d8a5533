import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { steps } from '../test/steps.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const { scripts: commands } = JSON.parse(read('package.json'))
const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const guides = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs')]
const decisions = pagesIn('docs/decisions').filter((path) => /\/\d{3}-/.test(path))
const index = 'docs/decisions/README.md'

const matches = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found = '']) => found)
const codes = (path: string) => matches(read(path), /`([^`\n]+)`/g)

/** Returns the fragments of a page's headings, as GitHub writes them. */
const fragments = (path: string) =>
  matches(read(path), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

function isLost(page: string, link: string): boolean {
  const [path, fragment] = link.split('#')
  const file = path ? join(dirname(page), path) : page
  return !existsSync(file) || (fragment !== undefined && !fragments(file).includes(fragment))
}

describe.each([...guides, ...decisions, index])('%s', (page) => {
  test('links only to what exists', () => {
    const links = matches(read(page), /\]\((?!https?:)([^)\s]+)\)/g)
    expect(links.filter((link) => isLost(page, link))).toEqual([])
  })
})

describe.each(guides)('%s', (page) => {
  test('names only files that exist', () => {
    const folders = /^(src|mock-server|fixtures|e2e|scripts|bench|docs|kit|examples|deploy|\.storybook)\/[\w./-]+$/
    expect(codes(page).filter((code) => folders.test(code) && !existsSync(code))).toEqual([])
  })

  test('names only scripts and checks that exist', () => {
    const scripts = matches(read(page), /npm run (?:-s |--silent )?([\w:-]+)/g)
    expect(scripts.filter((name) => !(name in commands))).toEqual([])
    const checks = matches(read(page), /npm test -- ((?:[a-z]+ ?)+)/g).flatMap((names) => names.trim().split(' '))
    expect(checks.filter((name) => !steps.some((step) => step.name.split(':')[0] === name))).toEqual([])
  })
})

test('CONTRIBUTING.md lists every folder of journeys', () => {
  const listed = codes('CONTRIBUTING.md')
  expect(readdirSync('e2e').filter((folder) => !listed.includes(folder))).toEqual([])
})

test.each(decisions)('%s has the sections of a decision', (page) => {
  const sections = matches(read(page), /^## (.+)$/gm)
  const usual = ['Context', 'Decision', 'Options refused', 'Consequences']
  expect(sections.filter((section) => usual.includes(section))).toEqual(usual)
})

const numberOf = (page: string) => basename(page).slice(0, 3)

/** Returns the cells of a page's row in the index. */
function rowOf(page: string): string[] {
  const [title = ''] = matches(read(page), /^# (.+)$/gm)
  const [status] = read(page).match(/^Superseded (in part )?by .+$/m) ?? ['Accepted']
  const by = matches(status, /\[(\d{3})\]/g).map((number) => `[${number}](${fileOf(number)})`)
  const [how = status] = status.match(/^Superseded (in part )?by/) ?? []
  return [numberOf(page), `[${title}](${basename(page)})`, [how, by.join(', ')].join(' ').trim()]
}

const fileOf = (number: string) => basename(decisions.find((page) => numberOf(page) === number) ?? '')

test('the index lists every decision with its title and status', () => {
  const rows = matches(read(index), /^\| (\d{3} .+) \|$/gm)
  expect(rows.map((row) => row.split(' | ').map((cell) => cell.trim()))).toEqual(decisions.map(rowOf))
})

test('the index names the unused numbers', () => {
  const used = decisions.map(numberOf)
  const all = Array.from({ length: Number(used.at(-1)) }, (_, at) => String(at + 1).padStart(3, '0'))
  const [note = ''] = matches(read(index), /^(No page has .+)$/gm)
  expect(matches(note, /(\d{3})/g)).toEqual(all.filter((number) => !used.includes(number)))
})
