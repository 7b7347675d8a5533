import { type BrowserContext, expect, type Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export interface Shifted {
  /** Identifies the page of one navigation. */
  page: number
  value: number
  /** What moved, from and to which place of the window. */
  moved: string
}

type Recorder = (shift: Shifted) => void

/** Journeys with screens that still shift, or that were not measured yet. The list only becomes shorter. */
const unmeasured =
  /[\\/]e2e[\\/](attacks.*|brand-editor|cross-origin|deploy|dev|error-catalogue|journey|kit|lost-files|new-build|routes|second-visit|security|slow|status|studio.*|sub-path|switches|tabs|wallets|waterfall|withdraw|worlds)\.spec\.ts$/

export const isMeasured = (file: string) => !unmeasured.test(file)

/** Web Vitals calls a total of up to a tenth good. */
const limit = 0.01

/**
 * Calls `record` with each layout shift in the app's pages that open from now on, but not in frames. As in Web Vitals, what
 * a person causes does not count. Here that includes the answers to it, whose time depends on the machine.
 * `withFont` counts the arrival of the brand font too, whose fallback differs from machine to machine.
 */
export async function followShifts(context: BrowserContext, record: Recorder, withFont: boolean): Promise<void> {
  await context.exposeFunction('recordShift', record)
  await context.addInitScript(reportShifts, withFont)
}

/** Runs in the page. */
function reportShifts(withFont: boolean) {
  // Studio and the vendors have other addresses.
  if (window !== window.top || !/^(\/w\/[^/]+)?\/m\//.test(location.pathname)) return
  const { recordShift } = globalThis as unknown as { recordShift: Recorder }

  /** The time in which Web Vitals attributes a shift to an input, in milliseconds. */
  const input = 500
  const causes: { from: number; to: number }[] = []
  let pending = 0
  const follow = (modules: PerformanceEntryList) => {
    for (const { startTime, responseEnd } of modules as PerformanceResourceTiming[]) {
      const last = causes.at(-1)
      if (last && startTime >= last.from && startTime <= last.to) last.to = Math.max(last.to, responseEnd + input)
    }
  }
  const modules = new PerformanceObserver((list) => follow(list.getEntries()))
  modules.observe({ type: 'resource' })
  /** Whether a person has done something just now, or a module or an answer for it has arrived or is open. */
  const isActive = () => {
    follow(modules.takeRecords())
    return pending > 0 || performance.now() <= (causes.at(-1)?.to ?? -1)
  }
  const extend = () => {
    const now = performance.now()
    const last = isActive() && causes.at(-1)
    if (last) last.to = now + input
    else causes.push({ from: now, to: now + input })
  }
  const begin = () => {
    pending += 1
    return () => {
      extend()
      pending -= 1
    }
  }
  const isCaused = (time: number) =>
    causes.some(({ from, to }, at) => from <= time && (time <= to || (pending > 0 && at === causes.length - 1)))
  for (const type of ['pointerdown', 'keydown', 'input', 'change']) addEventListener(type, extend, { capture: true })
  XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
    apply(send, request, body) {
      if (isActive()) request.addEventListener('loadend', begin(), { once: true })
      Reflect.apply(send, request, body)
    },
  })
  if (!withFont) {
    document.fonts.addEventListener('loading', () => {
      extend()
      document.fonts.addEventListener('loadingdone', begin(), { once: true })
    })
  }

  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName
  const report = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources, startTime } of entries as Shift[]) {
      if (hadRecentInput || isCaused(startTime)) continue
      const moves = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      )
      const when = `${location.pathname}${location.search} after ${Math.round(startTime)} ms`
      recordShift({ page: performance.timeOrigin, value, moved: `${when}: ${moves.join(', ')}` })
    }
  }
  const observer = new PerformanceObserver((list) => report(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { reportShifts: () => report(observer.takeRecords()) })
}

/** Waits until the page has painted twice, and reports its shifts up to then. */
export const settleShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { reportShifts } = window as unknown as { reportShifts?: () => void }
    // A hidden page paints nothing.
    for (let frame = 0; reportShifts && !document.hidden && frame < 2; frame += 1)
      await new Promise(requestAnimationFrame)
    reportShifts?.()
  })

/** Fails if the page of one navigation has shifted by more than a hundredth in all. The message names what moved. */
export function expectStill(shifts: readonly Shifted[]): void {
  const pages = Map.groupBy(shifts, ({ page }) => page).values()
  const totalOf = (ofPage: readonly Shifted[]) => ofPage.reduce((sum, { value }) => sum + value, 0)
  const unsteady = [...pages].filter((ofPage) => totalOf(ofPage) > limit)
  expect(unsteady.map((ofPage) => ofPage.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`))).toEqual([])
}
