import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { deployFor } from './deployed-page.ts'
import { followChains } from './waterfall.ts'

/** A file that a first visit fetched. `bytes` are those of the body as it was sent. */
interface Fetched {
  type: string
  bytes: number
}

const ofType = (type: string) => (files: readonly Fetched[]) => files.filter((file) => file.type === type)
const total = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const most = (files: readonly Fetched[]) => Math.max(0, ...files.map(({ bytes }) => bytes))

/** What a visit may need, in bytes as sent and in requests: until its first pictures show, and in all. */
interface Limits {
  requests: number
  /** The longest chain of requests, each asked for by the one before: the page, its files and data, the data's pictures. */
  waterfall: number
  script: number
  style: number
  fonts: number
  pictures: number
  'largest picture': number
}

/** Returns what the page had requested when it requested the last picture on the screen; the page itself counts too. */
const atUse = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const onScreen = [...document.images].filter((picture) => {
      const { top, left, width } = picture.getBoundingClientRect()
      return width > 0 && top < innerHeight && left + width / 2 < innerWidth
    })
    const shown = onScreen.map(({ currentSrc }) => currentSrc)
    const end = Math.max(...files.filter(({ name }) => shown.includes(name)).map(({ startTime }) => startTime))
    const early = files.filter(({ startTime }) => startTime <= end)
    const bytes = (ending: string) =>
      early.filter(({ name }) => name.endsWith(ending)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { addresses: early.map(({ name }) => name), script: bytes('.js'), style: bytes('.css') }
  })

const inAll = (files: readonly Fetched[]) => ({
  fonts: total(ofType('font')(files)),
  pictures: total(ofType('image')(files)),
  'largest picture': most(ofType('image')(files)),
})

const every = { waterfall: 3, fonts: 25_000, 'largest picture': 20_000 }

const screens: { name: string; path: string; pictures: number; limits: Limits }[] = [
  {
    name: 'home',
    path: '/m/home',
    pictures: 10,
    limits: { requests: 25, script: 142_800, style: 0, ...every, pictures: 90_000 },
  },
  {
    name: 'the game list',
    path: '/m/gameList?gameType=RNG',
    pictures: 10,
    limits: { requests: 30, script: 192_300, style: 7_600, ...every, pictures: 60_000 },
  },
  {
    name: 'login',
    path: '/m/login',
    pictures: 1,
    limits: { requests: 18, script: 188_100, style: 6_050, ...every, pictures: 10_000 },
  },
]

/** Returns a function that returns the files which a page has fetched since. */
function followFiles(page: Page) {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  const fetched = async (request: Request): Promise<Fetched> => {
    const { responseBodySize } = await request.sizes()
    return { type: request.resourceType(), bytes: responseBodySize }
  }
  return () => Promise.all(requests.map(fetched))
}

/** Returns the number of pictures on the screen, or none while one of them is loading. */
const picturesShown = (page: Page) =>
  page.evaluate(() => {
    const onScreen = [...document.images].filter((picture) => {
      const { top, left, width } = picture.getBoundingClientRect()
      return width > 0 && top < innerHeight && left + width / 2 < innerWidth
    })
    return onScreen.every((picture) => picture.complete && picture.naturalWidth > 0) ? onScreen.length : 0
  })

const hasFont = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Latin' && status === 'loaded'))

for (const { name, path, pictures, limits } of screens) {
  test(`a first visit of ${name} stays within its limits`, async ({ page, arrange }) => {
    await arrange()
    await deployFor(page, 'HAEDAL')
    const files = followFiles(page)
    const longestChain = await followChains(page)
    await visit(page, path)
    await expect.poll(() => picturesShown(page)).toBeGreaterThanOrEqual(pictures)
    const { addresses, ...bytes } = await atUse(page)
    const early = { requests: addresses.length + 1, waterfall: longestChain(addresses), ...bytes }
    await expect.poll(() => hasFont(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    for (const [measure, measured] of Object.entries({ ...early, ...inAll(await files()) })) {
      const limit = limits[measure as keyof Limits]
      process.stdout.write(`${name}: ${measure} ${measured} of ${limit}\n`)
      expect.soft(measured, measure).toBeLessThanOrEqual(limit)
    }
  })
}
