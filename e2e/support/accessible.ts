import { expect, type Frame, type Page } from '@playwright/test'
import axeCore, { type RunOptions } from 'axe-core'

/** The rules that judge colours, which are nearly all that a theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Fails if axe finds violations on the page. The page before the app, which waits for data, does not count. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, {})

/** Fails if axe finds violations that a page may have in one theme and not in the other. */
export const expectAccessibleColours = (page: Page): Promise<void> =>
  expectNoViolations(page, { runOnly: { type: 'rule', values: colourRules } })

/** Fails if axe finds violations outside the page's frames, which other tests have checked. */
export const expectAccessibleAroundFrames = (page: Page): Promise<void> =>
  expectNoViolations(page, {}, () => [page.mainFrame()])

type Frames = () => readonly Frame[]

/** Fails if axe finds violations on the page or in its frames. */
async function expectNoViolations(page: Page, choice: RunOptions, frames: Frames = () => page.frames()) {
  await expect(page.locator('.early')).toHaveCount(0)
  expect(await violationsInAll(frames, { ...choice, resultTypes: ['violations'] })).toEqual([])
}

/** Judges frame by frame, and starts over if one is replaced meanwhile, as a launch in another language does. */
async function violationsInAll(frames: Frames, options: RunOptions): Promise<string[]> {
  const judged = frames()
  const found: string[] = []
  try {
    for (const frame of judged) {
      await fadesEnd(frame)
      found.push(...(await violationsIn(frame, options)))
    }
    return found
  } catch (failure) {
    if (judged.some((frame) => frame.isDetached())) return violationsInAll(frames, options)
    throw failure
  }
}

/**
 * Waits until a dialog that fades in has its full colours. Slow and endless animations do not count, nor do those of a part that
 * is not rendered, which are paused.
 */
const fadesEnd = (frame: Frame) =>
  frame.evaluate(async () => {
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

declare global {
  var axe: typeof import('axe-core') | undefined
}

/** Judges one frame with the rules it may have read before, which is a small part of the work of axe's builder. */
async function violationsIn(frame: Frame, options: RunOptions): Promise<string[]> {
  if (!(await frame.evaluate(() => Boolean(globalThis.axe)))) await frame.evaluate(axeCore.source)
  const violations = await frame.evaluate(async (asked): Promise<Violation[] | undefined> => {
    const report = await globalThis.axe?.run(document, { ...asked, iframes: false })
    return report?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
  }, options)
  expect(violations, 'axe has judged the page').toBeDefined()
  return violations!.map(line)
}
