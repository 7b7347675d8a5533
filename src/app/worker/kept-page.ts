import { day } from '#contract/time-units.ts'
import { scope } from './build.ts'
import { ownCache } from './build-caches.ts'

/** The age from which a kept page waits for the server: a page must not use a former build for weeks. */
const longestAge = day

/** The header of a kept page with the time at which the server has last confirmed it. */
const confirmed = 'x-confirmed-at'

/** Headers about the bytes of an answer that a kept page, which is text, does not have. */
const ofTheBytes = ['content-encoding', 'content-length']

/** Keeps the server's page with its headers, of which the policy is one. */
export async function keepPage(html: string, given: Headers, at = Date.now()): Promise<void> {
  const headers = new Headers(given)
  for (const name of ofTheBytes) headers.delete(name)
  headers.set(confirmed, String(at))
  await (await ownCache())?.put(scope, new Response(html, { headers }))
}

/** Returns the kept page. */
export const readPage = async (): Promise<Response | undefined> =>
  (await ownCache())?.match(scope, { ignoreVary: true })

/** Returns whether the server has confirmed a kept page within a day. A clock that was set back proves nothing. */
export function isConfirmed({ headers }: Response): boolean {
  const age = Date.now() - Number(headers.get(confirmed))
  return age >= 0 && age < longestAge
}

/** Lets the next start ask the server first, because the kept page may be of a build that is gone. */
export async function doubtPage(): Promise<void> {
  const page = await readPage()
  if (page) await keepPage(await page.text(), page.headers, 0)
}
