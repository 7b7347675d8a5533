import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { minute } from '#contract/time-units.ts'
import { findBrowser, launchOptions } from '#scripts/browser/find-browser.mjs'
import { build } from '#scripts/build.mjs'
import { root } from '#scripts/paths.mjs'
import { serveFolder } from '#scripts/static-server.mjs'

const usualMinutes = 60
/** The first minutes fill caches, so growth counts from here. */
const warmUp = 10
const mostGrowth = 5
const options = { pin: '2468', idle: 60 }
/** How long the question to a visitor stays open, and a little more, in milliseconds. */
const countdown = 12_000
/** What a visitor looks at. */
const places = ['a[href$="/m/activity"]', 'a[href$="/m/login"]', 'a[href$="/m/home"]'] as const

const isLoopback = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return !protocol.startsWith('http') || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** Collects the addresses that a browser's pages and workers request beyond this machine. */
function followRequests(context: BrowserContext): Set<string> {
  const beyond = new Set<string>()
  context.on('request', (request) => {
    if (!isLoopback(request.url())) beyond.add(request.url())
  })
  return beyond
}

/** Returns the bytes that the page and its frames keep after a collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}

/** Plays a tour by itself for a number of milliseconds of the page's time. */
async function attract(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 3_500) {
    // What a step asks of the platform takes its own time.
    await page.waitForTimeout(400)
    await page.clock.runFor(3_500)
  }
}

/** One visitor: a touch, a look around, and then no input until the kiosk has reset. */
async function visit(page: Page): Promise<void> {
  await page.locator('main > button').first().click()
  await page.locator('main[data-visited=true][data-reset-ms]').waitFor()
  const phone = page.locator('iframe').contentFrame()
  await phone.getByRole('banner').first().waitFor()
  for (const place of places) {
    const link = phone.locator(place).first()
    if (await link.isVisible()) await link.click()
    await page.clock.runFor(2_000)
  }
  await page.clock.runFor(options.idle * 1_000)
  await page.getByRole('alertdialog').waitFor()
  await page.clock.runFor(countdown)
  await page.locator('main[data-visited=false]').waitFor()
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`

/**
 * Runs a kiosk with and without visitors for a number of minutes, with compressed waiting times. Fails if a request
 * leaves this machine, if the page's memory grows by 5 % after the first ten minutes, or if a reset is not identical.
 */
export async function measureKiosk(text = `${usualMinutes}`): Promise<void> {
  const minutes = Number(text)
  if (!(minutes > warmUp)) throw new Error(`kiosk takes a number of minutes above ${warmUp}, not "${text}"`)
  await build('demo')
  const { url, close } = await serveFolder(`${root}/dist/demo`)
  const browser = await chromium.launch(launchOptions(findBrowser()))
  try {
    const context = await browser.newContext({ viewport: { width: 820, height: 1180 } })
    // A busy machine takes long for the first visit.
    context.setDefaultTimeout(180_000)
    const beyond = followRequests(context)
    const page = await context.newPage()
    await page.goto(`${url}/__studio/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.install()
    await page.goto(`${url}/?kiosk#kiosk=${Buffer.from(JSON.stringify(options)).toString('base64url')}`)
    await page.locator('main[data-visited=false]').waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')

    const now = () => page.evaluate(() => Date.now())
    const began = await now()
    const passed = async () => ((await now()) - began) / minute
    const sizes: { at: number; heap: number }[] = []
    const resets: number[] = []
    let visitors = 0
    while ((await passed()) < minutes) {
      await attract(page, 45_000)
      await visit(page)
      visitors += 1
      const main = page.getByRole('main')
      if ((await main.getAttribute('data-reset-same')) !== 'true') throw new Error('A reset was not identical.')
      resets.push(Number(await main.getAttribute('data-reset-ms')))
      const size = { at: await passed(), heap: await heapOf(devtools) }
      sizes.push(size)
      console.log(`minute ${size.at.toFixed(1).padStart(5)}: ${visitors} visitors, ${megabytes(size.heap)}`)
    }
    report(sizes, { visitors, beyond, slowest: Math.max(...resets) })
  } finally {
    await browser.close()
    close()
  }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

interface Seen {
  visitors: number
  beyond: ReadonlySet<string>
  /** The longest reset, in milliseconds. */
  slowest: number
}

function report(sizes: readonly { at: number; heap: number }[], { visitors, beyond, slowest }: Seen): void {
  const warm = sizes.filter(({ at }) => at >= warmUp).map(({ heap }) => heap)
  const quarter = Math.max(1, Math.floor(warm.length / 4))
  const [first, last] = [middle(warm.slice(0, quarter)), middle(warm.slice(-quarter))]
  const growth = ((last - first) / first) * 100
  console.log(`${visitors} visitors, each reset identical, the slowest in ${slowest} ms`)
  console.log(`${beyond.size} requests beyond this machine`)
  console.log(`memory from ${megabytes(first)} to ${megabytes(last)}: ${growth.toFixed(1)} %`)
  for (const address of beyond) console.error(address)
  if (beyond.size > 0 || growth >= mostGrowth) process.exitCode = 1
}
