import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { isHome, routes } from '#app/routes.ts'
import { launchOptions } from '../scripts/find-browser.mjs'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { visit } from './visit.ts'

const { t } = textsOf('EN')

// Each file costs a page; no picture is among the files.
const { args, ...browser } = launchOptions()
test.use({
  launchOptions: { ...browser, args: [...args, '--blink-settings=imagesEnabled=false'] },
  contextOptions: { reducedMotion: 'reduce' },
})

/** What the browser and React log of a lost file. */
const complaints = /could not be fetched|dynamically imported module|preload CSS/

/** A page that fetches files, at once or after a press. */
interface Place {
  path: string
  press?: (page: Page) => Promise<void>
  /** What stays while a file is lost. */
  shell: (page: Page) => Promise<void>
  /** What is there once nothing is lost. */
  whole: (page: Page) => Promise<void>
}

const fileOf = (address: string) => basename(new URL(address).pathname)

/** The page shows without them: the font, the sanitiser (content is then its words alone), and swiper (rows then scroll). */
const isSpare = (name: string) => /^(pretendard|purify|drive-slides)/.test(name)

/** The start needs what its page names, and home's texts. */
const isStart = (name: string, page: string) => page.includes(name) || /^home-[\w-]{8}\.js$/.test(name)

/** The scripts and stylesheets that the app fetches for a place once it has started. */
async function lazyFiles(page: Page, { path, press }: Place): Promise<string[]> {
  const fetched = new Set<string>()
  const start = (await (await visit(page, path))?.text()) ?? ''
  if (press) await page.waitForLoadState('networkidle')
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) fetched.add(fileOf(request.url()))
  })
  await (press ? press(page) : page.reload())
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...fetched].filter((name) => /\.(js|css)$/.test(name) && !isStart(name, start) && !isSpare(name))
}

/** Without the file the place says so, and all else stays; a retry makes it whole once the file is there. */
async function expectWayOn(page: Page, { path, press, shell, whole }: Place, file: string) {
  const failure = page.getByRole('alert').filter({ hasText: t('loading_failed') })
  const retry = failure.getByRole('button', { name: t('common.retry') })
  await page.route(`**/${file}`, (request) => request.abort())
  await visit(page, path)
  await press?.(page)
  await expect(retry.first()).toBeVisible()
  await shell(page)
  const served = page.waitForResponse(`**/${file}`)
  await page.unroute(`**/${file}`)
  const anew = file.endsWith('.js') && page.waitForEvent('load')
  // Several places may miss the same file.
  await retry.first().click()
  // Chromium keeps the failure of a script for as long as the page lives.
  if (await anew) await press?.(page)
  await served
  await expect(failure).toHaveCount(0)
  await whole(page)
}

const tried = new Set<string>()

/** Tries a screen's own files and texts; of those that screens share, the ones that no other place has tried before. */
async function expectWaysOn(page: Page, place: Place) {
  const files = (await lazyFiles(page, place)).filter((name) => /screen|below/.test(name) || !tried.has(name))
  for (const file of files) tried.add(file)
  expect(files).not.toEqual([])
  for (const file of files) await test.step(file, () => expectWayOn(page, place, file))
}

const hasTitle = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

async function hasBars(page: Page) {
  await hasTitle(page)
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toBeVisible()
}

/** Each screen once, whatever other paths lead to it, for who may see it; home for both. */
const screens = [...new Map(routes.map((route) => [route.screen, route])).values()].flatMap((route) => [
  ...(route.visitor || isHome(route.path) ? [{ ...route, scenario: 'default' }] : []),
  ...(route.visitor ? [] : [{ ...route, scenario: 'member-with-favorites' }]),
])

for (const { path, bottomBar, scenario } of screens) {
  test(`${path} in the world ${scenario} outlives the loss of any file`, async ({ page, arrange, expectRefusals }) => {
    expectRefusals(complaints)
    await arrange({ scenario, language: 'EN' })
    const shell = bottomBar ? hasBars : hasTitle
    await expectWaysOn(page, { path, shell, whole: shell })
  })
}

const pressed: Record<string, (page: Page) => Promise<void>> = {
  'the side menu': (page) => page.getByRole('button', { name: t('header.menu') }).click(),
  'the ways to get the app': (page) => page.getByRole('button', { name: t('announcement.open_app') }).click(),
  'a game': (page) => page.getByRole('button', { name: 'Dragon Ascent', exact: true }).first().click(),
}

for (const [name, press] of Object.entries(pressed)) {
  test(`${name} outlives the loss of any of its files`, async ({ page, arrange, expectRefusals }) => {
    expectRefusals(complaints)
    await arrange({ scenario: 'member-with-favorites', language: 'EN' })
    const whole = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
    await expectWaysOn(page, { path: '/m/home', press, shell: hasBars, whole })
  })
}

for (const scenario of ['maintenance', 'region-blocked']) {
  test(`the page of the world ${scenario} outlives the loss of its files`, async ({
    page,
    arrange,
    expectRefusals,
  }) => {
    expectRefusals(complaints)
    await arrange({ scenario, language: 'EN' })
    const shell = (page: Page) => expect(page.getByRole('main')).toBeVisible()
    const place = { path: '/m/home', shell, whole: hasTitle }
    // It does without a choice of language.
    const own = (await lazyFiles(page, place)).filter((name) => name.includes('-screen-'))
    expect(own).toHaveLength(2)
    for (const file of own) await test.step(file, () => expectWayOn(page, place, file))
  })
}

test('without the sanitiser and the font a page shows its words', async ({ page, arrange, expectRefusals }) => {
  expectRefusals()
  await arrange({ language: 'EN' })
  await visit(page, '/m/helpDetail?p=0&c=0')
  const article = page.getByRole('article')
  const words = 'each person may hold one account only'
  await expect(article).toContainText(words)
  await page.route(/(pretendard|purify)[^/]*$/, (request) => request.abort())
  await visit(page, '/m/helpDetail?p=0&c=0')
  await expect(article).toContainText(words)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
