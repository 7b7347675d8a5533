import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { announcementList } from '#contract/announcement-list.ts'
import { contrast, leastContrast } from '#merchant/contrast.ts'
import { fillRecords, rowsOf } from '../support/long-lists-journey.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { followTextSize, onItsSide, setTextSize } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('EN')

interface Stop {
  name: string
  /** The bars over it, and the window's edge if it lies beyond. */
  coveredBy: string[]
}

/** Returns the screen's control in focus; nothing if the focus is elsewhere. */
const currentStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    /** A smaller overlap is invisible, in pixels. */
    const slack = 1
    const focused = document.activeElement
    if (!focused?.closest('main') || focused.matches('main')) return undefined
    // The label of a choice shows its focus.
    const shown = focused.closest('label') ?? focused
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const isOver = (bar: Element) => {
      const over = bar.getBoundingClientRect()
      return (
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position) &&
        bar.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(bar).clipPath === 'none' &&
        !bar.contains(focused) &&
        Math.min(right, over.right) - Math.max(left, over.left) > slack &&
        Math.min(bottom, over.bottom) - Math.max(top, over.top) > slack
      )
    }
    // A dialog lies over the bars of the page.
    const bars = [...(focused.closest('dialog') ?? document.body).querySelectorAll('*')].filter(isOver)
    const coveredBy = bars.map(({ tagName, classList }) => `${tagName.toLowerCase()}.${classList[0] ?? ''}`)
    if (top < -slack || bottom > innerHeight + slack) coveredBy.push('the window’s edge')
    return { name: shown.textContent?.trim() || (focused.getAttribute('name') ?? focused.tagName), coveredBy }
  })

/** Moves the focus through the screen, and returns each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
}

/** Expects that no bar covers the control in focus, from the start of the screen or of a dialog to its end and back. */
async function expectFocusUncovered(page: Page, start = page.locator('main')): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await start.focus()
  const forth = await walk(page, 'Tab')
  const back = await walk(page, 'Shift+Tab')
  expect(forth.length).toBeGreaterThan(2)
  expect(back.length).toBe(forth.length)
  expect([...forth, ...back].filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([])
}

for (const [merchant, template] of [
  ['HAEDAL', 'new'],
  ['VELVET', 'base'],
] as const) {
  test(`the ${template} deposit’s total covers nothing that has the focus`, async ({ page, open }) => {
    await open('/m/voucherCenter?method=BANK', { scenario: 'active-member', merchant, language: 'EN' })
    await page.locator('[name=amount]').fill('50000')
    await expect(page.getByRole('region', { name: t('deposit.summary') })).toHaveAttribute('data-stuck', '')
    await expectFocusUncovered(page)
  })
}

test('with texts of twice the size, the bars cover nothing that has the focus', async ({ page, arrange }) => {
  await followTextSize(page)
  await arrange({ scenario: 'active-member', language: 'EN' })
  await setTextSize(page, '200%')
  await visit(page, '/m/voucherCenter?method=BANK')
  await page.locator('[name=amount]').fill('50000')
  await expect(page.getByRole('region', { name: t('deposit.summary') })).toHaveAttribute('data-stuck', '')
  await expectFocusUncovered(page)
})

test('a visitor’s choice of the language covers nothing that has the focus', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  await expect(page.getByRole('button', { name: /Dragon Ascent/ }).first()).toBeVisible()
  // It comes with the carousel's code, which takes over the slides.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: t('common.pause') })
      .first(),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.locator('main').focus()
  const stops: Stop[] = []
  while (stops.length < 30) {
    await page.keyboard.press('Tab')
    const stop = await currentStop(page)
    if (!stop) throw new Error(`The focus has left the screen after ${stops.at(-1)?.name}.`)
    stops.push(stop)
  }
  expect(stops.filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([])
})

test('the inbox’s button covers no letter that has the focus', async ({ page, request, world, readWorld, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await fillRecords(request, world, readWorld, 1)
  await visit(page, '/m/webEmail')
  await rowsOf(page).first().waitFor()
  await expectFocusUncovered(page)
})

test('the buttons of a selection cover no downline that has the focus', async ({ page, open }) => {
  await open('/m/member/agent/team', { scenario: 'agent-crowd', language: 'EN' })
  await page.getByRole('button', { name: t('agent.move_several') }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectFocusUncovered(page)
})

test('the bars of a dialog cover no field that has the focus on a phone on its side', async ({ page, open }) => {
  await page.setViewportSize(onItsSide)
  await open('/m/webEmail', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('button', { name: t('messages.write') }).click()
  await expectFocusUncovered(page, page.getByRole('dialog', { name: t('messages.compose_title') }))
})

interface Picture {
  data: Buffer
  width: number
  height: number
}

/** Takes a picture of a part of the page, as rows of red, green and blue. */
async function pictureOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Picture> {
  const png = await page.screenshot({ clip, animations: 'disabled' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const colourAt = ({ data, width }: Picture, x: number, y: number) =>
  `#${data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3).toString('hex')}`

const range = (length: number) => Array.from({ length }, (_, place) => place)

/** Returns how much of each side of a picture, from 0 to 1, has a ring that is in the other one too pale or missing. */
function ringOf(plain: Picture, focused: Picture) {
  const { width, height } = plain
  const isRing = (x: number, y: number) =>
    contrast(colourAt(plain, x, y), colourAt(focused, x, y)) >= leastContrast.control
  const columns = (rows: number[]) => range(width).filter((x) => rows.some((y) => isRing(x, y))).length / width
  const lines = (across: number[]) => range(height).filter((y) => across.some((x) => isRing(x, y))).length / height
  const upper = range(Math.floor(height / 2))
  const former = range(Math.floor(width / 2))
  return {
    top: columns(upper),
    bottom: columns(upper.map((y) => height - 1 - y)),
    left: lines(former),
    right: lines(former.map((x) => width - 1 - x)),
  }
}

for (const [merchant, isLink] of [
  ['HAEDAL', true],
  ['VELVET', true],
  ['ROCKET', true],
  ['ROCKET', false],
] as const) {
  const what = isLink ? 'a banner' : 'a banner without a link'

  test(`the focus on ${what} of ${merchant} is a whole ring around its slide`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (!isLink) {
      await page.route(`**${announcementList.announcements.path}*`, async (route) => {
        const response = await route.fetch()
        const text = (await response.text()).replaceAll(/"link":"[^"]*"/g, '"link":""')
        await route.fulfill({ response, body: text })
      })
    }
    await open('/m/home', { merchant, language: 'EN' })
    const banners = page.getByRole('region', { name: t('announcement.banners') })
    const place = banners.getByRole('group').and(page.locator(':not([inert])'))
    const slide = isLink ? place.getByRole('link') : place
    await expect(banners.locator('.swiper-initialized')).toHaveCount(1)
    await expect
      .poll(() => slide.locator('img').evaluate((art: HTMLImageElement) => art.naturalWidth))
      .toBeGreaterThan(0)
    const clip = (await (isLink ? slide : slide.locator('> *')).boundingBox())!
    const plain = await pictureOf(page, clip)
    await page.keyboard.press('Tab')
    await slide.focus()
    const focused = await pictureOf(page, clip)
    for (const share of Object.values(ringOf(plain, focused))) expect(share).toBeGreaterThan(0.99)
  })
}
