import { isOfOwnBuild, scope } from './build.ts'
import { createCache, removeCaches } from './build-caches.ts'
import { keepPage } from './kept-page.ts'

declare const self: ServiceWorkerGlobalScope

interface ServerPage {
  html: string
  headers: Headers
}

/** Fetches the app's page; nothing if the server answers with something else. Rejects without a network. */
async function fetchPage(): Promise<ServerPage | undefined> {
  const answer = await fetch(scope, { cache: 'no-cache', headers: { Accept: 'text/html' }, priority: 'low' })
  const { ok, headers } = answer
  return ok && headers.get('content-type')?.startsWith('text/html') ? { html: await answer.text(), headers } : undefined
}

/** Returns whether the deployer lets browsers keep the app. Another site's page does not. */
const isWanted = (html: string) => /<meta\s+name="service-worker"\s+content="on"/.test(html)

/** Keeps the server's page of this build. @throws Error if the server has another build, or wants no worker */
export async function keepOwnPage(): Promise<void> {
  const page = await fetchPage()
  if (!page || !isWanted(page.html) || !isOfOwnBuild(page.html))
    throw new Error('The server has no page of this build.')
  await createCache()
  await keepPage(page.html, page.headers)
}

/** Removes the worker with all that it has kept. */
async function retire() {
  await removeCaches()
  await self.registration.unregister()
}

/**
 * Asks the server for its page. Keeps that of this build, fetches the worker of another one, and retires if the deployer
 * wants no worker. Returns the page; nothing if the server answers with something else. Rejects without a network.
 */
export async function checkPage(): Promise<Response | undefined> {
  const page = await fetchPage()
  if (!page) return
  const { html, headers } = page
  if (!isWanted(html)) await retire()
  else if (isOfOwnBuild(html)) await keepPage(html, headers)
  else self.registration.update().catch(() => undefined)
  return new Response(html, { headers })
}
