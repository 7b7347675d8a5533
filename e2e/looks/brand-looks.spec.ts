import type { Page } from '@playwright/test'
import { merchantFiles } from '#fixtures/library.ts'
import plain from '#locales/en/voices/plain.json' with { type: 'json' }
import refined from '#locales/en/voices/refined.json' with { type: 'json' }
import sporty from '#locales/en/voices/sporty.json' with { type: 'json' }
import { type HomePart, homePartNames } from '#merchant/home-parts.ts'
import type { Look, Voice } from '#merchant/look.ts'
import { Merchant } from '#merchant/merchant.ts'
import { scrollToFooter } from '../support/home-end.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { blankPage, visit } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'
import { homePartsOn } from './home-parts-on.ts'
import { hotTilesAbreast } from './hot-tiles.ts'

test.use(withMotion)

const { t } = textsOf('EN')
const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))

/** The login's welcome in each voice. */
const welcomes: Record<Voice, string> = {
  friendly: t('login.welcome'),
  refined: refined['login.welcome'],
  sporty: sporty['login.welcome'],
  plain: plain['login.welcome'],
}

/** What home's first screen shows of a look. */
type OfHome = Pick<Look, 'display' | 'header' | 'categories' | 'pattern' | 'iconStroke'> &
  Pick<Look['tiles'], 'ratio' | 'frame'>

type Seen = OfHome &
  Pick<Look, 'hero' | 'motion'> & {
    home: HomePart[]
    columns: number
    /** How long a tile takes to answer a press. */
    quick: string
  }

/** Reads the look of home's first screen from its structure and its styles. */
const lookOfHome = (page: Page): Promise<OfHome> =>
  page.evaluate((categoriesLabel) => {
    const find = (selector: string) => document.querySelector(selector)!
    const middleOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }

    function displayOf() {
      const { fontFamily } = getComputedStyle(find('main h2'))
      const isLoaded = (face: string) =>
        [...document.fonts].some(({ family, status }) => family.includes(face) && status === 'loaded')
      const faces = { 'Display Serif': 'serif', 'Display Sticker': 'sticker' } as const
      for (const [face, display] of Object.entries(faces))
        if (fontFamily.includes(face) && isLoaded(face)) return display
      return 'text'
    }

    function headerOf() {
      const [bar, name] = [find('header'), find('h1 span')]
      // Beside the menu's button it is not quite in the middle.
      if (Math.abs(middleOf(bar) - middleOf(name)) < 20) return 'centred'
      if (getComputedStyle(name).transform !== 'none') return 'badge'
      return Number.parseFloat(getComputedStyle(bar).borderBlockEndWidth) > 0 ? 'line' : 'card'
    }

    function categoriesOf() {
      const tab = find(`[role=tablist][aria-label="${categoriesLabel}"] [role=tab]`)
      const [picture] = tab.children
      if (!picture?.checkVisibility() || tab.childElementCount < 2) return 'text'
      return getComputedStyle(picture).borderRadius === '50%' ? 'circle' : 'square'
    }

    function patternOf() {
      const { backgroundImage } = getComputedStyle(document.documentElement)
      if (backgroundImage === 'none') return 'none'
      return backgroundImage.startsWith('repeating-linear-gradient') ? 'stripes' : 'spotlight'
    }

    /** The picture's; in a row beside its name it is a box of its own. */
    function ratioOf() {
      const press = find('[role=tabpanel] li button')
      const box = getComputedStyle(press.parentElement!, '::before')
      const { width, height } = box.display === 'none' ? getComputedStyle(press.querySelector('img')!) : box
      return Number.parseFloat(width) / Number.parseFloat(height)
    }

    /** A sticker lies on the page, a hairline in the tile. */
    function frameOf() {
      const press = find('[role=tabpanel] li button')
      if (getComputedStyle(press).boxShadow === 'none') return 'none'
      return getComputedStyle(press.parentElement!).boxShadow === 'none' ? 'hairline' : 'sticker'
    }

    return {
      display: displayOf(),
      header: headerOf(),
      categories: categoriesOf(),
      pattern: patternOf(),
      ratio: ratioOf(),
      frame: frameOf(),
      iconStroke: Number.parseFloat(getComputedStyle(find('header .lucide')).strokeWidth),
    }
  }, t('games.categories'))

const quickOf = (page: Page): Promise<string> =>
  page
    .locator('[role=tabpanel] li button')
    .first()
    .evaluate((press) => getComputedStyle(press).transitionDuration)

/** Returns home's parts from above. */
async function homeOf(page: Page): Promise<HomePart[]> {
  const parts = homePartsOn(page)
  const placed = await Promise.all(
    homePartNames.map(async (part) => {
      const [box] = await Promise.all((await parts[part].all()).map((one) => one.boundingBox()))
      return { part, top: box?.y }
    }),
  )
  const shown = placed.flatMap(({ part, top }) => (top === undefined ? [] : { part, top }))
  return shown.toSorted((one, other) => one.top - other.top).map(({ part }) => part)
}

/** Reads what carries the brand on the login. */
const heroOf = (page: Page): Promise<Look['hero']> =>
  page.getByRole('heading', { level: 1 }).evaluate((name) => {
    const { backgroundImage } = getComputedStyle(name.closest('header')!)
    if (backgroundImage === 'none') return 'rule'
    if (backgroundImage.includes('repeating-radial-gradient')) return 'arches'
    return getComputedStyle(name).transform === 'none' ? 'clouds' : 'sticker'
  })

test('each merchant looks as its file says, and as no other', async ({ page, open }) => {
  const all: Record<string, Seen> = {}
  for (const { code, theme } of merchants)
    await test.step(code, async () => {
      const { display, header, home, categories, tiles, pattern, iconStroke, motion, hero, voice } = theme.look
      await open('/m/home', { merchant: code, language: 'EN', theme: 'light' })
      const columns = await hotTilesAbreast(page)
      const { frame } = tiles
      const first = { display, header, categories, pattern, iconStroke, frame, ratio: expect.closeTo(tiles.ratio, 2) }
      await expect.poll(() => lookOfHome(page)).toEqual(first)
      const seen = { ...(await lookOfHome(page)), quick: await quickOf(page) }
      await scrollToFooter(page)
      // A visitor has not played recently.
      await expect.poll(() => homeOf(page)).toEqual(home.filter((part) => part !== 'recent'))

      await visit(page, '/m/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => heroOf(page)).toBe(hero)
      await expect(page.getByText(welcomes[voice], { exact: true })).toBeVisible()
      all[code] = { ...seen, home, columns, hero, motion }
      expect(columns).toBe(tiles.columns)
      // The next world replaces this one, which neither the page nor what it has stored must use any more.
      await visit(page, `/${blankPage}`)
      await page.evaluate(() => localStorage.clear())
    })

  const looks = Object.entries(all)
  expect(looks.length).toBeGreaterThanOrEqual(4)
  for (const [at, [code, look]] of looks.entries())
    for (const [other, against] of looks.slice(at + 1)) {
      const pair = `${code} and ${other}`
      expect.soft(look.header, pair).not.toBe(against.header)
      expect.soft(look.home, pair).not.toEqual(against.home)
      expect.soft(look.hero, pair).not.toBe(against.hero)
      expect.soft([look.columns, look.ratio], pair).not.toEqual([against.columns, against.ratio])
      expect.soft(look.quick === against.quick, `${pair} move alike`).toBe(look.motion === against.motion)
      const { display, categories, pattern } = against
      expect.soft({ ...look, display, categories, pattern }, pair).not.toEqual(look)
    }
})
