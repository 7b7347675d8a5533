import { expect, type Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Recorded {
  value: number
  /** What moved, from and to which place of the window. */
  moved: string
}

/** Records layout shifts in the pages that open from now on. */
export const followShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Recorded[] = []
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources
              .map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName}.${node?.className} from ${place(previousRect)} to ${place(currentRect)}`,
              )
              .join(', '),
          })
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsSoFar() {
        record(observer.takeRecords())
        return shifts
      },
    })
  })

/**
 * Fails if a page has shifted by more than a hundredth up to its next paint; Web Vitals calls up to a tenth good.
 * The message names what moved.
 */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shiftsSoFar: () => Recorded[] }).shiftsSoFar()
  })
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, shifts.map(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(0.01)
}
