import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Records layout shifts in the pages that open from now on. */
export const followShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let total = 0
    const count = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of entries as Shift[]) if (!hadRecentInput) total += value
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftSoFar() {
        count(observer.takeRecords())
        return total
      },
    })
  })

/** Returns a page's cumulative layout shift after its next paint. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shiftSoFar: () => number }).shiftSoFar()
  })
