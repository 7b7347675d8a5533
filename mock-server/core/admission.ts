import { fail } from '#mock-server/values/fail.ts'
import { createHostNames, hostNameOf } from './host-names.ts'
import { createLinkKeys, linkParameter } from './link-keys.ts'
import type { GatewayRequest } from './message.ts'
import { wholePath } from './world-address.ts'

/**
 * The kind of a request: a call of the control API or a file of its docs, a page of the docs, or a scenario link, which
 * creates a world.
 */
export type Door = 'call' | 'page' | 'link'

interface AdmissionOptions {
  /** Returns true if a `Host` header names this host; accepts the loopback names by default. */
  isOwnHost?: (host: string) => boolean
  /** The token that a control call must carry; undefined if only this machine can reach the host. */
  token?: string
  /** The host's time in milliseconds. */
  now?: () => number
}

interface Refusal {
  field: string
  message: string
}

type Header = GatewayRequest['header']

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')

/** Browsers send Sec-Fetch-Site with every request to a trustworthy address; Node's fetch sends only the mode. */
const isBrowser = (header: Header) => header('sec-fetch-site') !== undefined

/** Returns true if the address is opened as a page (typed, followed or redirected), not prefetched. */
const isVisit = (header: Header) =>
  header('sec-fetch-mode') === 'navigate' &&
  header('sec-fetch-dest') === 'document' &&
  !header('sec-purpose')?.includes('prefetch')

const tokenOf = (header: Header) => header('x-control-token') ?? header('authorization')?.replace(/^Bearer /i, '')

/**
 * Returns the reason to refuse a request, or undefined to admit it. Only its headers count; missing ones are ignored.
 */
export function refusalOf(door: Door, header: Header, isOwnHost: (host: string) => boolean): Refusal | undefined {
  const host = header('host')
  if (host !== undefined && !isOwnHost(host)) {
    const name = hostNameOf(host).slice(0, 100) || 'NAME'
    return {
      field: 'header.Host',
      message: `this host does not answer to "${host.slice(0, 100)}"; to allow it, start it with --allow-host ${name}`,
    }
  }
  const origin = header('origin')
  if (origin && host && hostOf(origin) !== host) {
    return { field: 'header.Origin', message: 'pages of other sites may not use the simulator; call it from a shell' }
  }
  if (!isBrowser(header) || (door !== 'call' && isVisit(header))) return undefined
  if (door === 'link') {
    return {
      field: 'header.Sec-Fetch-Mode',
      message: 'a scenario link works only if it is opened as a page: not as a picture, in a frame or by a script',
    }
  }
  if (['same-origin', 'none'].includes(header('sec-fetch-site') ?? '')) return undefined
  return { field: 'header.Sec-Fetch-Site', message: 'pages of other sites may not use the simulator' }
}

/**
 * Creates the admission of a host. It decides which requests may use the control API, its docs and scenario links. The
 * players' calls need no admission.
 */
export function createAdmission({ isOwnHost = createHostNames(), token, now = Date.now }: AdmissionOptions = {}) {
  const keys = createLinkKeys(now)

  /** Refuses a request that may not use the door. @throws GatewayError CONTROL_REFUSED. */
  function admit(door: Door, { header }: GatewayRequest): void {
    const refusal = refusalOf(door, header, isOwnHost)
    if (refusal) fail('CONTROL_REFUSED', refusal)
  }

  return {
    admit,
    /** Whether the host admits a scenario link without a key. */
    opensLinks: token === undefined,
    /** @throws GatewayError CONTROL_REFUSED if the host requires a token and the request does not carry it. */
    checkToken({ header }: GatewayRequest): void {
      if (token === undefined || tokenOf(header) === token) return
      fail('CONTROL_REFUSED', {
        field: 'header.X-Control-Token',
        message: 'this host requires its control token, which npm start prints: send it as X-Control-Token',
      })
    },
    /**
     * Admits a scenario link. A host with a token admits only links that `link` made.
     *
     * @throws GatewayError CONTROL_REFUSED.
     */
    admitLink(request: GatewayRequest): void {
      admit('link', request)
      if (token !== undefined) keys.check(wholePath(request), request.query)
    },
    /** Creates a link that is admitted to a page address, and returns when it expires, in the host's time. */
    link(path: string, query: URLSearchParams): { address: string; expiresAt: number | null } {
      if (token === undefined) return { address: `${path}?${query}`, expiresAt: null }
      const { key, expiresAt } = keys.issue(path, query)
      return { address: `${path}?${query}&${linkParameter}=${key}`, expiresAt }
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
