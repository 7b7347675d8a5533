import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

/** Fails if axe finds violations on the page. The page before the app, which waits for data, does not count. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.early')).toHaveCount(0)
  await fadesEnd(page)
  const violations = page.frames().length > 1 ? await violationsInFrames(page) : await violationsOf(page)
  expect(violations).toEqual([])
}

/** Waits until a dialog that fades in has its full colours; slow and endless movements do not count. */
const fadesEnd = (page: Page) =>
  page.evaluate(async () => {
    const isFade = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000
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
async function violationsInFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(line)
}

declare global {
  var axe: typeof import('axe-core') | undefined
}

/** Judges the page with the rules it may have read before, which is half the work of axe's builder. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(axeCore.source)
  const violations = await page.evaluate(async (): Promise<Violation[] | undefined> => {
    // A frame that comes meanwhile is not asked.
    const report = await globalThis.axe?.run(document, { resultTypes: ['violations'], iframes: false })
    return report?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
  })
  expect(violations, 'axe has judged the page').toBeDefined()
  return violations!.map(line)
}
