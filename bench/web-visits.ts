import type { Page } from '@playwright/test'
import { percentile } from './statistics.ts'
import { forget, type Phone } from './web-browser.ts'

/** A slow 4G network and a processor with a quarter of this machine's speed. */
async function slowDown({ context }: Phone, page: Page, network: boolean): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes = (1.6 * 1024 * 1024) / 8
  if (network)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    })
}

const firstContent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** Returns the median milliseconds to the first content of a second visit to a page. */
export async function measureSecondVisit(
  phone: Phone,
  address: string,
  kept: Record<string, unknown>,
  runs: number,
): Promise<number> {
  const app = new URL(address).origin
  await forget(phone, app, kept)
  const first = await phone.context.newPage()
  await first.goto(address)
  await first.waitForLoadState('networkidle')
  await first.close()
  const times: number[] = []
  while (times.length < runs) {
    const page = await phone.context.newPage()
    await slowDown(phone, page, true)
    await page.goto(address)
    times.push(await firstContent(page))
    await page.close()
  }
  return percentile(times, 0.5)
}

/** Milliseconds from a press or key to the next paint. */
interface Interaction {
  of: string
  duration: number
  /** Until its handlers begin. */
  delay: number
  /** In its handlers. */
  work: number
}

/** How soon the page answers a member's main steps. */
export interface Answers {
  interactions: Interaction[]
  /** The 75th percentile of the milliseconds from a press to the next screen's heading. */
  navigation: number
}

/** How long a finger stays on the glass or on a key, in milliseconds. */
const touch = { delay: 80 }
/** How long a person looks at a screen before the next press, in milliseconds. */
const lookMs = 500

const bar = (page: Page) => page.getByRole('navigation').last().getByRole('link')

/** Presses a link and returns the milliseconds until another address has its heading on the page. */
async function pressLink(page: Page, at: number): Promise<number> {
  await page.waitForTimeout(lookMs)
  const before = page.url()
  await page.evaluate(() => {
    document.addEventListener('click', ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), { once: true })
  })
  await bar(page).nth(at).click(touch)
  const shown = await page.waitForFunction((old) => {
    const title = document.querySelector('main h1, header h1, main h2')
    const { pressed } = window as typeof window & { pressed?: number }
    return location.href !== old && title && pressed ? performance.now() - pressed : undefined
  }, before)
  return Number(await shown.jsonValue())
}

/** Notes the slowest event of each press and key, which has several. */
const noteInteractions = (page: Page) =>
  page.evaluate(() => {
    const noted = new Map<number, Interaction>()
    Object.assign(window, { noted })
    const nameOf = (target: EventTarget | null | undefined) => {
      const pressed = target instanceof Element ? target.closest('a, button, [role=tab]') : undefined
      return pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? 'the page'
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { name, duration, interactionId, target, startTime, processingStart, processingEnd } = entry
        if (interactionId === 0 || duration < (noted.get(interactionId)?.duration ?? 0)) continue
        const of = `${name} of ${nameOf(target)}`
        noted.set(interactionId, {
          of,
          duration,
          delay: processingStart - startTime,
          work: processingEnd - processingStart,
        })
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

const interactionsOf = (page: Page) =>
  page.evaluate(() => [...(window as typeof window & { noted: Map<number, Interaction> }).noted.values()])

/** Walks through a member's main steps on a slow processor and measures how soon the page answers. */
export async function measureAnswers(phone: Phone, app: string, kept: Record<string, unknown>): Promise<Answers> {
  await forget(phone, app, kept)
  const page = await phone.context.newPage()
  await slowDown(phone, page, false)
  await page.goto(`${app}/m/home`)
  await page.waitForLoadState('networkidle')
  await noteInteractions(page)
  const navigations: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const at of [1, 3, 4, 0]) navigations.push(await pressLink(page, at))
    for (const tab of [2, 3, 0]) {
      await page.waitForTimeout(lookMs)
      await page.getByRole('tab').nth(tab).click(touch)
    }
    await page.waitForTimeout(lookMs)
    await page.locator('header').getByRole('button').first().click(touch)
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    await page.keyboard.press('Escape', touch)
    await menu.waitFor({ state: 'hidden' })
  }
  const interactions = await interactionsOf(page)
  await page.close()
  return { interactions, navigation: percentile(navigations, 0.75) }
}
