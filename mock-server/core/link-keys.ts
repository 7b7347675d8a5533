import { hour } from '#contract/time-units.ts'
import { fail } from '#mock-server/values/fail.ts'

const keyLimit = 1_000

/** The query parameter of a page address that carries a link's key. */
export const linkParameter = 'link'

/** Returns a page address without its key and with sorted parameters. */
function signedPart(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete(linkParameter)
  rest.sort()
  return `${path}?${rest}`
}

/**
 * Creates the keys of scenario links. Each key admits one page address for an hour; the host keeps the newest 1,000.
 * `now` returns the host's time in milliseconds.
 */
export function createLinkKeys(now: () => number) {
  const issued = new Map<string, { address: string; expiresAt: number }>()

  return {
    /** Issues a key for a page address; `expiresAt` is in the host's time. */
    issue(path: string, query: URLSearchParams): { key: string; expiresAt: number } {
      const key = crypto.randomUUID()
      const expiresAt = now() + hour
      issued.set(key, { address: signedPart(path, query), expiresAt })
      const [oldest] = issued.keys()
      if (issued.size > keyLimit && oldest !== undefined) issued.delete(oldest)
      return { key, expiresAt }
    },
    /** @throws GatewayError CONTROL_REFUSED. */
    check(path: string, query: URLSearchParams): void {
      const found = issued.get(query.get(linkParameter) ?? '')
      if (found && found.address === signedPart(path, query) && found.expiresAt > now()) return
      fail('CONTROL_REFUSED', {
        field: `query.${linkParameter}`,
        message:
          'this scenario link has no valid key or has expired; create one with npm run scenario -- link SCENARIO',
      })
    },
  }
}
