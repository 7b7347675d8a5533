import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axeCore, { type RunOptions } from 'axe-core'

/** The rules that judge colours: a theme changes colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Fails if axe finds violations on the page. The page before the app, which waits for data, does not count. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, {})

/** Fails if axe finds violations that a page may have in one theme and not in the other. */
export const expectAccessibleColours = (page: Page): Promise<void> =>
  expectNoViolations(page, { runOnly: { type: 'rule', values: colourRules } })

/** Fails if axe finds violations outside the page's frames, which have been judged before or have tests of their own. */
export const expectAccessibleAroundFrames = (page: Page): Promise<void> => expectNoViolations(page, {}, violationsOf)

type Judge = (page: Page, options: RunOptions) => Promise<string[]>

const violationsIn: Judge = (page, options) =>
  page.frames().length > 1 ? violationsInFrames(page, options) : violationsOf(page, options)

async function expectNoViolations(page: Page, choice: RunOptions, judge = violationsIn) {
  await expect(page.locator('.early')).toHaveCount(0)
  await fadesEnd(page)
  expect(await judge(page, { ...choice, resultTypes: ['violations'] })).toEqual([])
}

/**
 * Waits until a dialog that fades in has its full colours; slow and endless movements do not count, nor those of a part that
 * is not rendered, which do not go on.
 */
const fadesEnd = (page: Page) =>
  page.evaluate(async () => {
    const isRendered = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const isFade = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000 && isRendered(effect)
    const ending = document.getAnimations().filter(isFade)
    // One that is cancelled has ended as well.
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

interface Violation {
  id: string
  nodes: { target: unknown }[]
}

const line = ({ id, nodes }: Violation) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`

/** Axe opens a second page to put the frames' results together. */
const violationsInFrames: Judge = async (page, options) => {
  const { violations } = await new AxeBuilder({ page }).options(options).analyze()
  return violations.map(line)
}

declare global {
  var axe: typeof import('axe-core') | undefined
}

/** Judges the page with the rules it may have read before, which is half the work of axe's builder. */
const violationsOf: Judge = async (page, options) => {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(axeCore.source)
  const violations = await page.evaluate(async (asked): Promise<Violation[] | undefined> => {
    // A frame that comes meanwhile is not asked.
    const report = await globalThis.axe?.run(document, { ...asked, iframes: false })
    return report?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
  }, options)
  expect(violations, 'axe has judged the page').toBeDefined()
  return violations!.map(line)
}
