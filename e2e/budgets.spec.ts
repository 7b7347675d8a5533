import type { Page, Request } from '@playwright/test'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

/** A file that a first visit fetched. `bytes` are those of the body as it was sent. */
interface Fetched {
  type: string
  bytes: number
}

const ofType = (type: string) => (files: readonly Fetched[]) => files.filter((file) => file.type === type)
const total = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const most = (files: readonly Fetched[]) => Math.max(0, ...files.map(({ bytes }) => bytes))

/** What is measured, by its name in `screens`. */
const measures = {
  requests: (files: readonly Fetched[]) => files.length,
  'script bytes': (files: readonly Fetched[]) => total(ofType('script')(files)),
  'style bytes': (files: readonly Fetched[]) => total(ofType('stylesheet')(files)),
  'font bytes': (files: readonly Fetched[]) => total(ofType('font')(files)),
  'picture bytes': (files: readonly Fetched[]) => total(ofType('image')(files)),
  'largest picture': (files: readonly Fetched[]) => most(ofType('image')(files)),
}

type Limits = Record<keyof typeof measures, number>

const screens: { name: string; path: string; pictures: number; limits: Limits }[] = [
  {
    name: 'home',
    path: '/m/home',
    pictures: 10,
    limits: { 'font bytes': 25_000, 'picture bytes': 180_000, 'largest picture': 20_000 },
  },
  {
    name: 'the game list',
    path: '/m/gameList?gameType=RNG',
    pictures: 10,
    limits: { 'font bytes': 25_000, 'picture bytes': 60_000, 'largest picture': 20_000 },
  },
  {
    name: 'login',
    path: '/m/login',
    pictures: 1,
    limits: { 'font bytes': 25_000, 'picture bytes': 10_000, 'largest picture': 10_000 },
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
      return width > 0 && top < innerHeight && left < innerWidth
    })
    return onScreen.every((picture) => picture.complete && picture.naturalWidth > 0) ? onScreen.length : 0
  })

const hasFont = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Latin' && status === 'loaded'))

for (const { name, path, pictures, limits } of screens) {
  test(`a first visit of ${name} stays within its limits`, async ({ page, arrange }) => {
    await arrange()
    const files = followFiles(page)
    await visit(page, path)
    await expect.poll(() => picturesShown(page)).toBeGreaterThanOrEqual(pictures)
    await expect.poll(() => hasFont(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    const fetched = await files()
    for (const [measure, limit] of Object.entries(limits)) {
      const measured = measures[measure as keyof Limits](fetched)
      process.stdout.write(`${name}: ${measure} ${measured} of ${limit}\n`)
      expect.soft(measured, measure).toBeLessThanOrEqual(limit)
    }
  })
}
