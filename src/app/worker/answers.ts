import { wait } from '#platform/wait.ts'
import { ownCache } from './build-caches.ts'
import { doubtPage, isConfirmed, readPage } from './kept-page.ts'
import { checkPage } from './server-page.ts'

/** How long a page that needs the server's word waits for it, in milliseconds. */
const patienceMs = 3_000

/** The names of query parameters that the host reads itself. */
const reservedIn = (html: string) => /name="reserved-query" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

/** Returns whether the address asks something of the host, which only the host can answer. */
async function asksHost(address: string, page: Response): Promise<boolean> {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? []
  if (!query) return false
  const asked = new URLSearchParams(query)
  return reservedIn(await page.clone().text()).some((name) => asked.has(name))
}

/**
 * Answers the navigation to a screen with the kept page and asks the server meanwhile. A page that the server has not
 * confirmed for a day is used only if no answer comes.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const page = await readPage()
  if (!page || (await asksHost(request.url, page))) return fetch(request)
  const checked = checkPage().catch(() => undefined)
  event.waitUntil(checked)
  return isConfirmed(page) ? page : ((await Promise.race([checked, wait(patienceMs)])) ?? page)
}

/** Some hosts answer the address of a missing file with their page, or redirect it there. */
const isPage = ({ redirected, headers }: Response) =>
  redirected || headers.get('content-type')?.startsWith('text/html') === true

const isLost = (answer: Response) => answer.status === 404 || (answer.status === 200 && isPage(answer))

async function keepFile(address: string, answer: Response): Promise<void> {
  const cache = await ownCache()
  if (answer.status === 200 && !isPage(answer)) await cache?.put(address, answer).catch(() => undefined)
}

/** Returns a file from any build's cache: a hashed name means the same content in each. */
const readFile = (address: string) => caches.match(address, { ignoreVary: true })

/** Answers a build's file from a cache, and otherwise fetches and keeps it. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await readFile(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  // The page will look for the build that has replaced this one.
  if (isLost(answer)) await doubtPage()
  event.waitUntil(keepFile(request.url, answer.clone()))
  return answer
}

/** Keeps files that a page has loaded already, mostly from the browser's own cache. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const keepOne = async (address: string) => {
    if (!(await readFile(address))) await keepFile(address, await fetch(address))
  }
  await Promise.allSettled(addresses.map(keepOne))
}
