import { type BrowserContext, expect, type Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Moment {
  /** Identifies the page of one navigation. */
  page: number
  /** In milliseconds since the page began. */
  at: number
}

interface Shifted extends Moment {
  value: number
  /** What moved, from and to which place of the window. */
  moved: string
}

/** What the app's pages of a browser have shown so far. */
interface Steadiness {
  shifts: Shifted[]
  fonts: Moment[]
}

interface Recorders {
  recordShift: (shift: Shifted) => void
  recordFont: (arrival: Moment) => void
}

/** Web Vitals calls a total of up to a tenth good. */
const limit = 0.01

/**
 * A font that has arrived moves texts in the frames around its event, in milliseconds before and after it. On a busy
 * machine, event and frame are further apart.
 */
const fontFrames = [-300, 600] as const

/**
 * Records the layout shifts in the app's pages that open from now on, but not in frames. A page counts until its first
 * press, key or change of the window: what comes later may be what a person has asked for, and its time depends on the
 * machine. What comes while shifts are allowed does not count either.
 */
export async function followShifts(context: BrowserContext, isAllowed: () => boolean): Promise<Steadiness> {
  const seen: Steadiness = { shifts: [], fonts: [] }
  await context.exposeFunction('recordShift', (shift: Shifted) => void (isAllowed() || seen.shifts.push(shift)))
  await context.exposeFunction('recordFont', (arrival: Moment) => void seen.fonts.push(arrival))
  await context.addInitScript(reportShifts)
  return seen
}

/** Runs in the page. */
function reportShifts() {
  // Studio and the vendors have other addresses.
  if (window !== window.top || !/^(\/w\/[^/]+)?\/m\//.test(location.pathname)) return
  const { recordShift, recordFont } = globalThis as unknown as Recorders
  const page = performance.timeOrigin
  // A test may stop the page's clock later, and with it the frames that it hands out.
  const frame = requestAnimationFrame.bind(window)

  let firstInput = Number.POSITIVE_INFINITY
  const note = ({ timeStamp }: Event) => {
    firstInput = Math.min(firstInput, timeStamp)
  }
  for (const type of ['pointerdown', 'keydown', 'input', 'resize']) {
    addEventListener(type, note, { capture: true, once: true })
  }
  document.fonts.addEventListener('loadingdone', ({ timeStamp: at }) => recordFont({ page, at }))

  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName
  const report = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources, startTime: at } of entries as Shift[]) {
      if (hadRecentInput || at > firstInput) continue
      const moves = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      )
      const when = `${location.pathname}${location.search} after ${Math.round(at)} ms`
      recordShift({ page, at, value, moved: `${when}: ${moves.join(', ')}` })
    }
  }
  const observer = new PerformanceObserver((list) => report(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, {
    async settleShifts() {
      // A hidden page paints nothing.
      for (let count = 0; !document.hidden && count < 2; count += 1) await new Promise(frame)
      report(observer.takeRecords())
    },
  })
}

/** Waits until the page has painted twice, and reports its shifts up to then. */
export const settleShifts = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { settleShifts?: () => Promise<void> }).settleShifts?.())

/**
 * Fails if the page of one navigation has shifted by more than a hundredth in all. The message names what moved.
 * The arrival of a font does not count, because the fonts before it differ from machine to machine.
 */
export function expectStill({ shifts, fonts }: Steadiness): void {
  const isOfFont = ({ page, at }: Shifted) =>
    fonts.some((font) => font.page === page && at >= font.at + fontFrames[0] && at <= font.at + fontFrames[1])
  const counted = shifts.filter((shift) => !isOfFont(shift))
  const pages = Map.groupBy(counted, ({ page }) => page).values()
  const totalOf = (ofPage: readonly Shifted[]) => ofPage.reduce((sum, { value }) => sum + value, 0)
  const unsteady = [...pages].filter((ofPage) => totalOf(ofPage) > limit)
  expect(unsteady.map((ofPage) => ofPage.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`))).toEqual([])
}
