import type { CapsulePhone, Press } from './capsule.ts'
import type { WholeCapsule } from './read-capsule.ts'

/** Returns a text as a literal of the test's source. */
const literal = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const locator = ({ role, name, place }: Press) =>
  // A password field has no role.
  role === 'password'
    ? `getByLabel(${literal(name)}, { exact: true })`
    : `getByRole(${literal(role)}, { name: ${literal(name)}, exact: true })${place === undefined ? '' : `.nth(${place})`}`

function line(press: Press): string {
  const element = `phones[${press.phone}].${locator(press)}`
  if (press.kind === 'press') return `  await ${element}.click()`
  if (press.value === undefined) return `  await ${element}.fill('parlor2026') // what was typed is not recorded`
  if (press.kind === 'fill') return `  await ${element}.fill(${literal(press.value)})`
  return `  await ${element}.selectOption(${literal(press.value)})`
}

const sizes = (phones: readonly CapsulePhone[]) => phones.map(({ width, height }) => ({ width, height }))

/** Returns the source of a Playwright test that opens a capsule and repeats its recorded presses. */
export function asTest({ note, start, phones, presses, journal }: WholeCapsule, file: string): string {
  const title = note.split('\n')[0] || 'opens the capsule'
  // A line break in the name of a call would end the comment, and what follows would run.
  const calls = journal.flatMap(({ endpoint = '', status }) =>
    /^[\w.]+$/.test(endpoint) && status >= 400 ? [`${endpoint} answered ${status}`] : [],
  )
  return `${[
    `import { readFileSync } from 'node:fs'`,
    `import { expect, type Page, test } from '@playwright/test'`,
    ``,
    `const capsule: unknown = JSON.parse(readFileSync(new URL(${literal(`./${file}`)}, import.meta.url), 'utf8'))`,
    `const sizes = ${JSON.stringify(sizes(start?.phones ?? phones))}`,
    ``,
    `test(${literal(title)}, async ({ browser, request, baseURL }) => {`,
    `  const response = await request.put('/__gateway/capsule', { data: { capsule, at: 'start' } })`,
    `  expect(response.ok(), await response.text()).toBe(true)`,
    `  const opened = (await response.json()).value`,
    `  const phones: Page[] = []`,
    `  for (const [at, { seat, page: path, storage }] of opened.phones.entries()) {`,
    `    const page = await browser.newPage({ viewport: sizes[at], baseURL })`,
    `    const base = '/w/' + opened.world.name + (seat === 1 ? '/' : '@' + seat + '/')`,
    `    await page.goto(base + 'icon.svg')`,
    `    await page.evaluate(`,
    `      ([prefix, kept]) => {`,
    `        for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))`,
    `      },`,
    `      [base, storage as Record<string, unknown>] as const,`,
    `    )`,
    `    await page.goto(base + path)`,
    `    phones.push(page)`,
    `  }`,
    ...presses.map(line),
    ...calls.slice(-5).map((call) => `  // in the journal: ${call}`),
    `  for (const page of phones) await expect(page.locator('main')).toBeVisible()`,
    `})`,
  ].join('\n')}\n`
}
