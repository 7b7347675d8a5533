import type { Page } from '@playwright/test'
import { screensInWorlds } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop } from '../support/windows.ts'
import { withoutPictures } from '../support/without-pictures.ts'
import { fileOf, isMemberTexts, isStart } from './start-files.ts'

const { t } = textsOf('EN')

test.use({ launchOptions: withoutPictures })

test.beforeEach(({ allowShifts }) => allowShifts('a lost part gives way to its message'))

/** The messages that the browser and React log about a lost file. */
const complaints = /could not be fetched|dynamically imported module|preload CSS/

/** A page or a part of it that fetches files, at once or after a press. */
interface Place {
  path: string
  press?: (page: Page) => Promise<void>
  /** Expects what stays while a file is lost. */
  shell: (page: Page) => Promise<void>
  /** Expects the content that appears once no file is lost. */
  whole: (page: Page) => Promise<void>
}

/** A call without the HTTP client fails like one without a gateway; a test below loses it. */
const isClient = (name: string) => name.startsWith('transport-')

/** The page works without them: the font, the sanitiser (content is then plain text), and swiper (rows then scroll). */
const isSpare = (name: string) => /^(latin|purify|drive-slides)/.test(name)

/** Returns whether the app fetches the file for a place after it has started. */
const isLazy = (name: string) => /\.(js|css)$/.test(name) && !isStart(name) && !isSpare(name) && !isClient(name)

/** Returns the lazy files that a place fetches. */
async function lazyFiles(page: Page, { path, press }: Place): Promise<string[]> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) fetched.add(fileOf(request.url()))
  })
  await visit(page, path)
  await press?.(page)
  // The first ones may come only after the network has been idle for a while.
  await expect.poll(() => [...fetched].filter(isLazy)).not.toEqual([])
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...fetched].filter(isLazy)
}

/** The buttons of the messages about lost files. */
const retries = (page: Page) => failures(page).getByRole('button', { name: t('common.retry') })
const failures = (page: Page) => page.getByRole('alert').filter({ hasText: t('loading_failed') })

/** Loses files: the place reports it, and the rest of the page works. Returns the names of those that were asked for. */
async function loseFiles(page: Page, { path, press, shell }: Place, isLost: (name: string) => boolean) {
  const lost = new Set<string>()
  await page.route(/\/assets\//, (route, request) => {
    const name = fileOf(request.url())
    if (!isLost(name)) return route.fallback()
    lost.add(name)
    return route.abort()
  })
  await visit(page, path)
  await press?.(page)
  await expect(retries(page).first()).toBeVisible()
  await shell(page)
  return lost
}

/** Loses files, and expects that a retry completes the place once the files are back. */
async function expectRecovery(page: Page, place: Place, isLost: (name: string) => boolean) {
  const { press, whole } = place
  const lost = await loseFiles(page, place, isLost)
  const served = page.waitForResponse((response) => lost.has(fileOf(response.url())))
  await page.unroute(/\/assets\//)
  // Chromium may keep the failure of a script as long as the page lives; the retry then reloads the page.
  const reloaded = page.waitForEvent('load').then(
    () => press?.(page),
    () => undefined,
  )
  // Several places may miss the same file; a floating one is above the others.
  await retries(page).last().click()
  await served
  await Promise.race([reloaded, whole(page)])
  await expect(failures(page)).toHaveCount(0)
  await whole(page)
}

async function expectRecoveryFromEach(page: Page, place: Place) {
  const files = await lazyFiles(page, place)
  for (const file of files) await test.step(file, () => expectRecovery(page, place, (name) => name === file))
}

/** Returns whether most screens need the file. */
const isCommon = (name: string) => /^(shared|screens|members)-/.test(name) || isMemberTexts(name)

/** The screens that represent all others in the loss of a common file: one for everybody, and one for members. */
const representatives = ['/m/help', '/m/voucherCenter']

/** Loses each file alone. After that, the place recovers from the loss of all: a retry repeats every failed part. */
async function expectReportOfEach(page: Page, place: Place) {
  const isOwn = (name: string) => !isCommon(name) || representatives.includes(place.path)
  for (const file of (await lazyFiles(page, place)).filter(isOwn)) {
    await test.step(file, async () => {
      await loseFiles(page, place, (name) => name === file)
      await page.unroute(/\/assets\//)
    })
  }
  await expectRecovery(page, place, isLazy)
}

const hasTitle = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

async function hasBars(page: Page) {
  await hasTitle(page)
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toBeVisible()
}

for (const { path, bottomBar, scenario } of screensInWorlds) {
  test(`${path} in the world ${scenario} recovers from the loss of its files`, async ({
    page,
    arrange,
    expectRefusals,
  }) => {
    expectRefusals(complaints)
    await arrange({ scenario, language: 'EN' })
    const shell = bottomBar ? hasBars : hasTitle
    const place = { path, shell, whole: shell }
    // Home and login represent all others in the recovery from the loss of a single file.
    if (/home|login/.test(path)) await expectRecoveryFromEach(page, place)
    else await expectReportOfEach(page, place)
  })
}

const pressGame = (page: Page) =>
  page
    .getByRole('button', { name: /^Dragon Ascent/ })
    .first()
    .click()

interface Pressed extends Required<Pick<Place, 'press'>> {
  scenario?: string
}

const pressed: Record<string, Pressed> = {
  'the side menu': { press: (page) => page.getByRole('button', { name: t('header.menu') }).click() },
  'the options to get the app': {
    press: (page) => page.getByRole('button', { name: t('announcement.open_app') }).click(),
  },
  'a game': { press: pressGame },
  'the information about a game': { scenario: 'game-info', press: pressGame },
}

for (const [name, { scenario = 'member-with-favorites', press }] of Object.entries(pressed)) {
  test(`${name} recovers from the loss of any of its files`, async ({ page, arrange, expectRefusals }) => {
    expectRefusals(complaints)
    await arrange({ scenario, language: 'EN' })
    const whole = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
    await expectRecoveryFromEach(page, { path: '/m/home', press, shell: hasBars, whole })
  })
}

for (const scenario of ['maintenance', 'region-blocked']) {
  test(`the page of the world ${scenario} recovers from the loss of its files`, async ({
    page,
    arrange,
    expectRefusals,
  }) => {
    expectRefusals(complaints)
    await arrange({ scenario, language: 'EN' })
    const shell = (page: Page) => expect(page.getByRole('main')).toBeVisible()
    const place = { path: '/m/home', shell, whole: hasTitle }
    // The page works without the choice of language.
    for (const type of ['js', 'css']) {
      const isOwn = (name: string) => name.startsWith('after-home-') && name.endsWith(type)
      await test.step(type, () => expectRecovery(page, place, isOwn))
    }
  })
}

test('a call without the HTTP client fails in its place, and a retry makes it', async ({
  page,
  arrange,
  expectRefusals,
}) => {
  expectRefusals(complaints)
  await arrange({ language: 'EN' })
  // What Playwright looks up counts as a press, and a second loss after a press reloads the page.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }))
  const client = /\/assets\/transport-[^/]+\.js$/
  await page.route(client, (route) => route.abort())
  await visit(page, '/m/home')
  const section = page.getByRole('region', {
    name: t('games.vendor_title', { vendor: 'PP', category: t('category.LIVE') }),
  })
  await section.scrollIntoViewIfNeeded()
  const retry = section.getByRole('button', { name: t('common.retry') })
  await expect(retry).toBeVisible()
  await page.unroute(client)
  await retry.click()
  await expect(section.getByRole('list').first().getByRole('button').first()).toBeVisible()
})

test('without the sanitiser and the font a page shows its text', async ({ page, arrange, expectRefusals }) => {
  expectRefusals()
  await arrange({ language: 'EN' })
  await visit(page, '/m/helpDetail?p=0&c=0')
  const article = page.getByRole('article')
  const words = 'each person may hold one account only'
  await expect(article).toContainText(words)
  await page.route(/(latin|purify)[^/]*$/, (request) => request.abort())
  await visit(page, '/m/helpDetail?p=0&c=0')
  await expect(article).toContainText(words)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the popup shows although the file of the footer is lost', async ({ page, open, expectRefusals }) => {
  expectRefusals(complaints)
  let isLost = false
  await page.route(/\/assets\/after-home-[^/]+\.js$/, (route) => {
    isLost = true
    return route.abort()
  })
  await open('/m/home', { language: 'EN', popups: true })
  await expect(page.getByRole('dialog', { name: t('announcement.popup') })).toBeVisible()
  await expect.poll(() => isLost).toBe(true)
})

test('a button whose failure was dismissed fetches its part again', async ({ page, open, expectRefusals }) => {
  expectRefusals(complaints)
  await open('/m/home', { language: 'EN' })
  await page.waitForLoadState('networkidle')
  await page.route(/\/assets\/member-[^/]+$/, (route) => route.abort())
  const menu = page.getByRole('button', { name: t('header.menu') })
  const failure = page.getByRole('alert').filter({ hasText: t('loading_failed') })
  await menu.click()
  await failure.getByRole('button', { name: t('common.close') }).click()
  await expect(failure).toHaveCount(0)

  await page.unroute(/\/assets\/member-[^/]+$/)
  // Chromium may keep the failure of a script; the page then reloads once.
  page.waitForEvent('load').then(
    () => menu.click(),
    () => undefined,
  )
  await menu.click()
  await expect(page.getByRole('dialog', { name: t('header.menu') })).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('failures that float with the same text are one message', async ({ page, open, expectRefusals }) => {
  expectRefusals(complaints)
  await page.setViewportSize(desktop)
  await page.route(/\/assets\/member-[^/]+$/, (route) => route.abort())
  await open('/m/home', { language: 'EN' })
  // A failure in its place within the page stays there.
  const failure = page.locator('[role=alert]:not(main *)').filter({ hasText: t('loading_failed') })
  await expect(failure).toHaveCount(1)
  await page.getByRole('button', { name: t('header.menu') }).click()
  await expect(failure).toHaveCount(1)
  await page.unroute(/\/assets\/member-[^/]+$/)
  await failure.getByRole('button', { name: t('common.retry') }).click()
  await expect(failure).toHaveCount(0)
})
