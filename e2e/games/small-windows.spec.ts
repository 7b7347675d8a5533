import type { Frame, FrameLocator, Page } from '@playwright/test'
import { layoutFaults } from '#scripts/checks/layout-faults.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { onItsSide, resizeTo } from '../support/windows.ts'

/** The name of a game's tile is its game and its vendor's code. */
const anyTile = / [A-Z][A-Z0-9_]+$/

const kinds = ['RNG', 'CRASH', 'FISH', 'LIVE', 'PVP', 'BINGO', 'ELOTT', 'SPORT']
const sizes = [{ width: 568, height: 320 }, { width: 667, height: 375 }, onItsSide, { width: 320, height: 640 }]

test.use({ viewport: onItsSide })

for (const kind of kinds) {
  test(`a game of ${kind} is whole in small windows`, async ({ page, arrange }) => {
    // The session clock makes the bar above the game as high as it can be.
    await arrange({ scenario: 'safer-play', language: 'EN' })
    await openGame(page, kind)
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('button').first()).toBeVisible()
    await raiseStake(game)
    const frame = (await (await page.locator('iframe').elementHandle())?.contentFrame())!
    for (const size of sizes) {
      await resizeTo(page, size)
      const name = `${size.width} × ${size.height}`
      expect.soft(await layoutFaults(frame), name).toEqual([])
      expect.soft(await outOfReach(frame), name).toEqual([])
    }
  })
}

async function openGame(page: Page, kind: string) {
  if (kind === 'SPORT') return visit(page, '/m/sportsGame')
  // The first lottery is that of other stations, which has a menu of its own.
  await visit(page, `/m/gameList?gameType=${kind}${kind === 'ELOTT' ? '&vassalage=ELOTT&type=' : ''}`)
  await page.getByRole('main').getByRole('button', { name: anyTile }).first().click()
}

/** Chooses the highest stake, if the game has a stake to choose: the longest amount. */
async function raiseStake(game: FrameLocator) {
  const raise = game.getByRole('button', { name: /^(Raise|More:)/ }).and(game.locator(':not([aria-disabled=true])'))
  for (let step = 0; step < 12 && (await raise.count()) > 0; step += 1) await raise.first().click({ force: true })
}

/** Returns the texts and controls that lie partly outside the window, or that something else covers. */
const outOfReach = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const slack = 1
    if (getComputedStyle(document.body).overflowY !== 'hidden') return []
    const controls = 'button, input, select, a[href]'
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
    }
    /** What scrolls reaches all of its content, so it stands for that. */
    const reachable = (element: Element): Element => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (scrolls(one)) return reachable(one)
      return element
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('[inert], [data-moving], .visually-hidden')

    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    /** Returns the part of an element that its boxes show. */
    function visiblePart(element: Element) {
      let { top, bottom, left, right } = element.getBoundingClientRect()
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowY !== 'hidden') continue
        const box = one.getBoundingClientRect()
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return { width: right - left, height: bottom - top }
    }
    /** Returns whether a box cuts all of it, like the symbols of a reel that rolls. */
    const isCutOff = (element: Element) => Math.min(...Object.values(visiblePart(element))) <= 0
    function atCenterOf(element: Element) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    }
    /** Returns whether a control lies over a text. Cards and banners that pass over it do not count. */
    function isCovered(element: Element) {
      const over = atCenterOf(element)?.closest(controls)
      return getComputedStyle(element).pointerEvents !== 'none' && over != null && !over.contains(element)
    }
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) => (element.matches(controls) || hasText(element)) && isSeen(element) && !isCutOff(element),
    )
    return shown.flatMap((element) => {
      const { left, right, top, bottom } = reachable(element).getBoundingClientRect()
      const name = `"${nameOf(element)}"`
      const within = left >= -slack && top >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack
      if (!within) return [`${name} is outside the window`]
      if (reachable(element) !== element) return []
      if (!element.matches(controls)) return isCovered(element) ? [`${name} is covered`] : []
      const part = visiblePart(element)
      if (part.width < right - left - slack || part.height < bottom - top - slack) return [`${name} is cut`]
      return element.contains(atCenterOf(element)) ? [] : [`${name} is covered`]
    })
  })
