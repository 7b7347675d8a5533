import type { Frame, FrameLocator, Page } from '@playwright/test'
import { inLanguage } from '#contract/localised.ts'
import english from '#locales/en/vendors/live.json' with { type: 'json' }
import korean from '#locales/ko/vendors/live.json' with { type: 'json' }
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { isPause, roundsPerShoe, type TableTime } from '#mock-server/vendors/live/rules/clock.ts'
import { courseOf, type Outcome, returnsOf } from '#mock-server/vendors/live/rules/games.ts'
import { shoeOutcomes } from '#mock-server/vendors/live/rules/shoe.ts'
import { dealerOf } from '#mock-server/vendors/live/table.ts'
import { liveGameOf, timeAtTable } from '#mock-server/vendors/live/tables.ts'
import { layoutFaults } from '#scripts/checks/layout-faults.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { onItsSide, resizeTo } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'
import { chanceOf, launchFromList } from './vendor-game.ts'

test.use(withMotion)

/** The name of a game's tile is its game and its vendor's code. */
const anyTile = / [A-Z][A-Z0-9_]+$/

const kinds = ['RNG', 'CRASH', 'FISH', 'PVP', 'BINGO', 'ELOTT', 'SPORT']
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

/** The most cards of a round of baccarat, which need the most room. */
const mostCards = 6
const baccaratTables = catalogue
  .hot()
  .find(({ gameType }) => gameType === 'LIVE')!
  .games.filter((game) => liveGameOf(game) === 'baccarat')

for (const language of ['KO', 'EN'] as const) {
  test(`every phase of a LIVE table is whole in small windows, in ${language}`, async ({
    page,
    arrange,
    readWorld,
    clock,
  }) => {
    await arrange({ scenario: 'safer-play', language })
    const text = { KO: korean, EN: english }[language]
    const chance = await chanceOf(readWorld)
    const now = await clock.freeze()
    const candidates = baccaratTables
      .flatMap((game) => roundsFrom(chance, game, now))
      .filter(({ time, outcome, spot }) => spot && cardsOf(outcome) === mostCards && time.round + 1 < roundsPerShoe)
    const titleLength = ({ dealer, time }: Round) => `${inLanguage(dealer.name, language)}${time.round + 1}`.length
    // The longest names of dealer and round leave the cards the least room.
    const { game, time, outcome, spot } = candidates.reduce((longest, one) =>
      titleLength(one) > titleLength(longest) ? one : longest,
    )
    const table = await launchFromList(page, 'LIVE', `${inLanguage(game.name, language)} ${game.vassalage}`)
    const banner = table.getByRole('status')
    const confirm = table.getByRole('button', { name: new RegExp(`^${text.confirm}`) })
    await expect(banner).toBeVisible()
    const frame = (await (await page.locator('iframe').elementHandle())?.contentFrame())!
    const resultAt = time.closesAt + courseOf(outcome!).result

    const roundName = ({ round }: TableTime) => text.round.replace('{{number}}', `${round + 1}`)

    /** Checks a phase in every window. The clock is frozen, so the table stays in that phase. */
    async function look(phase: string) {
      await expect.poll(() => transitionsIn(frame)).toBe(0)
      for (const size of sizes) {
        await resizeTo(page, size)
        const where = `${phase}, ${size.width} × ${size.height}`
        expect.soft(await layoutFaults(frame), where).toEqual([])
        expect.soft(await outOfReach(frame), where).toEqual([])
        expect.soft(await coveredCards(frame), where).toBe(0)
      }
    }

    await clock.set(time.startsAt + 200)
    await expect(table.getByText(roundName(time))).toBeVisible()
    await expect(banner).toHaveText(text.placeChips)
    await expect(table.getByRole('timer')).toBeVisible()
    await look('betting')
    await table.locator(`[data-spot=${spot}]`).click()
    await expect(confirm).toHaveText(/\d/)
    await look('chips down')
    await confirm.click()
    await expect(table.locator(`[data-spot=${spot}]`)).toHaveAccessibleDescription(/\d/)
    await expect(confirm).not.toHaveText(/\d/)
    await look('bets confirmed')

    await clock.set(time.closesAt + 200)
    await expect(banner).toHaveText(text.phases.dealing)
    await look('no more bets')
    await clock.set(resultAt - 200)
    await expect(table.locator('[data-state=open]')).toHaveCount(mostCards)
    await look('dealt')
    await clock.set(resultAt + 200)
    await expect(banner).toHaveText(/\d$/)
    await look('paid')

    const rounds = roundsFrom(chance, game, time.startsAt)
    const next = rounds[0]!
    await clock.set(next.time.endsAt - 200)
    await expect(table.getByText(roundName(next.time))).toBeVisible()
    await expect(banner).toHaveText(text.wins[next.spot ?? 'tie'])
    await look('result')
    await clock.set(rounds.find(({ time }) => isPause(time))!.time.startsAt + 200)
    await expect(banner).toContainText(text.phases.pause)
    await look('changing dealers')
  })
}

const cardsOf = (outcome: Outcome | undefined) => outcome && courseOf(outcome).cards.length

type Round = ReturnType<typeof roundsFrom>[number]

/** Returns a table's rounds of two shoes after that of an instant, each with the side that wins, unless it is a tie. */
function roundsFrom(chance: Chance, game: CatalogueGame, now: number) {
  let { endsAt } = timeAtTable(chance, game, now)
  return Array.from({ length: 130 }, () => {
    const time: TableTime = timeAtTable(chance, game, endsAt)
    endsAt = time.endsAt
    const { shoe, round } = time
    const outcome = shoeOutcomes(chance, { nodeId: game.nodeId, game: liveGameOf(game), shoe })[round]
    const returns = outcome ? returnsOf(outcome) : {}
    const spot = (['player', 'banker'] as const).find((side) => (returns[side] ?? 0) > 100)
    return { game, time, dealer: dealerOf(chance, game, shoe), outcome, spot }
  })
}

/** Returns how many dealt cards the line below them covers. */
const coveredCards = (frame: Frame) =>
  frame.evaluate(() => {
    const line = document.querySelector('[role=status]')!.getBoundingClientRect()
    return [...document.querySelectorAll('[data-state=open]')].filter(
      (card) => card.getBoundingClientRect().bottom > line.top + 1,
    ).length
  })

const transitionsIn = (frame: Frame) =>
  frame.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length)

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
    /** A scrolling part can reach all of its content, so it counts as visible. */
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
