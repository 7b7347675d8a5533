import { pathToFileURL } from 'node:url'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import type { Change } from '#scripts/visual/changes.ts'
import { acceptedOf, readDecisions } from '#scripts/visual/decisions.ts'
import { type Found, pageCode, writeReview } from '#scripts/visual/write-review.ts'
import { expect, test } from '../support/test.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const shot = (picture: string) => ({ picture, aria: `- text: ${picture}`, content: picture, axe: [], faults: [] })
const colours = ['white', 'grey', 'red']
const [white, grey, red] = colours.map(shot)
const changes: Change[] = [
  { shot: 'ui-badge--ready light', kind: 'changed', before: white, after: grey },
  { shot: 'ui-badge--ready dark', kind: 'changed', before: grey, after: red },
  { shot: 'ui-badge--fresh light', kind: 'added', after: red },
]
const decisions = { 'ui-badge--fresh light': { decision: 'accepted', note: 'wanted' } } as const

/** Writes a review to the disk and opens it from there. */
async function open(page: Page, info: TestInfo, review: Pick<Found, 'changes' | 'problems' | 'decisions'>) {
  const places = { folder: info.outputPath('review'), pathOf: (picture: string) => info.outputPath(`${picture}.png`) }
  await page.goto(pathToFileURL(writeReview({ key: 'linux', ...review }, await pageCode(), places)).href)
}

/** Opens a review of the changes, of which one is accepted already. */
async function openReview(page: Page, info: TestInfo) {
  for (const background of colours)
    await sharp({ create: { width: 40, height: 20, channels: 3, background } }).toFile(
      info.outputPath(`${background}.png`),
    )
  await open(page, info, { changes, problems: [], decisions })
  await expect(page.getByRole('banner')).toContainText('3 changes · 1 accepted · 0 rejected')
  return {
    main: page.getByRole('main'),
    items: page.getByRole('navigation', { name: 'Changes' }).getByRole('button'),
    mode: page.getByRole('combobox', { name: 'Mode' }),
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key)
    },
  }
}

test('compares the pictures of a change in every view', async ({ page }, info) => {
  const { main, press } = await openReview(page, info)
  const after = main.getByRole('img', { name: 'After' })
  await expect(main.getByRole('figure')).toHaveText(['Before', 'After'])
  await expect.poll(() => after.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)

  await main.getByRole('button', { name: 'Overlay' }).click()
  await main.getByRole('slider', { name: 'Share of the picture' }).fill('25')
  await expect(after).toHaveCSS('opacity', '0.25')
  await press('3')
  await main.getByRole('slider', { name: 'Border between' }).fill('75')
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 75%)')
  await press('ArrowRight')
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 76%)')
  await press('4')
  for (const name of ['Before', 'After']) await expect(main.getByText(name, { exact: true })).toBeVisible()
  await press('5')
  await expect(after).toHaveCSS('mix-blend-mode', 'difference')
  await press('1')
  await expect(main.getByRole('figure')).toHaveCount(2)
})

test('decides by keyboard, keeps the decisions and saves them in a file', async ({ page }, info) => {
  const { items, mode, press } = await openReview(page, info)
  await press('j')
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'true')
  await press('k', 'a')
  await expect(items).toHaveText([/accepted$/, /dark$/, /accepted$/])
  await mode.focus()
  await mode.selectOption('dark')
  await expect(items).toHaveCount(1)
  await press('n')
  await page.keyboard.type('too red')
  await press('Escape', 'r')
  await mode.selectOption('All')
  await page.reload()
  await expect(items).toHaveText([/accepted$/, /rejected$/, /accepted$/])
  await page.getByRole('button', { name: 'Only open' }).click()
  await expect(items).toHaveCount(1)

  const download = page.waitForEvent('download')
  await press('s')
  const saved = info.outputPath((await download).suggestedFilename())
  await (await download).saveAs(saved)
  const found = readDecisions(saved)
  expect(found?.shots['ui-badge--ready dark']).toMatchObject({ decision: 'rejected', note: 'too red', shot: red })
  expect(found?.shots['ui-badge--fresh light']).toMatchObject({ decision: 'accepted', note: 'wanted' })
  expect(found && acceptedOf(found).shots).toEqual({ 'ui-badge--ready light': grey, 'ui-badge--fresh light': red })
})

test('lists what makes a run fail although no picture changed', async ({ page }, info) => {
  const problems = [
    'ui-badge--ready light: "9" is cut by span',
    'ui-badge--long dark: story: not finished after 500 ms',
  ]
  await open(page, info, { changes: [], problems, decisions: {} })
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: '2 problems' }).getByRole('listitem')).toHaveText(problems)
  await expect(main).toContainText('No picture changed')
})
