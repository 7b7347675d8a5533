import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const scope = 'https://site.example/'
const file = `${scope}assets/help-0a1B2c3D.js`

let answers: typeof import('./answers.ts')
let page: typeof import('./kept-page.ts')
/** What the build's cache has, by address. */
const kept = new Map<string, Response>()

const cache = {
  match: async (address: string) => kept.get(address)?.clone(),
  put: async (address: string, answer: Response) => void kept.set(address, answer),
}

beforeAll(async () => {
  vi.stubGlobal('self', { registration: { scope } })
  vi.stubGlobal('build', { files: ['assets/index-0a1B2c3D.js'], paths: ['/'] })
  vi.stubGlobal('caches', { match: cache.match, has: async () => true, open: async () => cache })
  answers = await import('./answers.ts')
  page = await import('./kept-page.ts')
  return () => vi.unstubAllGlobals()
})

beforeEach(() => page.keepPage('<html>', new Headers()))
afterEach(() => kept.clear())

const answerOf = (type: string, init: ResponseInit = {}) =>
  new Response('content', { headers: { 'content-type': type }, ...init })

/** Answers a page's request for the file as the server does. */
async function askFor(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  const waits: Promise<unknown>[] = []
  const event = { request: new Request(file), waitUntil: (wait: Promise<unknown>) => void waits.push(wait) }
  const given = await answers.answerFile(event as unknown as FetchEvent)
  await Promise.all(waits)
  return given
}

const isPageConfirmed = async () => page.isConfirmed((await page.readPage()) ?? Response.error())

test('keeps a file, and answers from the cache from then on', async () => {
  await askFor(answerOf('text/javascript'))
  expect(await isPageConfirmed()).toBe(true)
  const again = await askFor(answerOf('text/plain', { status: 500 }))
  expect(await again.text()).toBe('content')
})

const redirected = (): Response =>
  Object.defineProperties(answerOf('text/javascript'), { redirected: { value: true }, clone: { value: redirected } })

const lost: Record<string, () => Response> = {
  'a missing file': () => answerOf('text/plain', { status: 404 }),
  'the host’s page under a file’s name': () => answerOf('text/html; charset=utf-8'),
  'a redirect to another file': redirected,
}

for (const [name, answer] of Object.entries(lost)) {
  test(`does not cache ${name}, and marks the kept page as unconfirmed`, async () => {
    const given = answer()
    expect(await askFor(given)).toBe(given)
    expect(kept.has(file)).toBe(false)
    expect(await isPageConfirmed()).toBe(false)
  })
}

test('does not cache a page under the name of a file', async () => {
  vi.stubGlobal('fetch', async () => answerOf('text/html'))
  await answers.keepFiles([file])
  expect(kept.has(file)).toBe(false)
})

test('a server’s error leaves the kept page confirmed', async () => {
  await askFor(answerOf('text/html', { status: 502 }))
  expect(kept.has(file)).toBe(false)
  expect(await isPageConfirmed()).toBe(true)
})
