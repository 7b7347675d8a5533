import { follow } from './pending.ts'

const open = new Map<object, string>()
let hung = new Set<string>()

const absolute = (url: string | URL) => new URL(url, location.href).href

/**
 * Returns a function that marks a request to an address as never answered: such a story shows the waiting. The mark is
 * this story's: a busy machine may set it only when another story waits for an answer from the same address.
 */
export function hungNoter(): (url: string) => void {
  const own = hung
  return (url) => void own.add(absolute(url))
}

export const isHung = (url: string): boolean => hung.has(absolute(url))

/** A watch is a long poll, which may never be answered while the clock is stopped. */
const isWatch = (url: string) => url.endsWith('/watch')

/** Returns whether the page waits for an answer that will come. */
export const isAsking = (): boolean => [...open.values()].some((url) => !hung.has(url) && !isWatch(url))

/** Forgets the requests of the story before. */
export function forgetRequests(): void {
  open.clear()
  hung = new Set()
}

const { fetch } = window
const { open: openRequest, send } = XMLHttpRequest.prototype
/** An answer's body comes after its head, and a busy machine is late with it. */
const bodies = ['arrayBuffer', 'blob', 'formData', 'json', 'text'] as const
const addresses = new WeakMap<XMLHttpRequest, string>()

function followBodies(): void {
  for (const name of bodies) {
    const read = Response.prototype[name] as () => Promise<unknown>
    Object.defineProperty(Response.prototype, name, {
      value(this: Response) {
        return follow(read.call(this))
      },
      configurable: true,
      writable: true,
    })
  }
}

/** Times out by the page's clock: the browser's own runs on while the page's is stopped. */
function waitByPagesClock(request: XMLHttpRequest): void {
  const { timeout } = request
  if (timeout === 0) return
  request.timeout = 0
  const timer = window.setTimeout(() => {
    request.timeout = 1
  }, timeout)
  request.addEventListener('loadend', () => window.clearTimeout(timer))
}

/** Follows every request from the call that sends it; a worker receives it later. */
export function followRequests(): void {
  followBodies()
  window.fetch = (input, init) => {
    const asked = {}
    open.set(asked, absolute(input instanceof Request ? input.url : input))
    const answer = fetch(input, init)
    const end = () => void open.delete(asked)
    answer.then(end, end)
    return answer
  }
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    addresses.set(this, absolute(url))
    return Reflect.apply(openRequest, this, [method, url, ...rest])
  }
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    open.set(this, addresses.get(this) ?? '')
    this.addEventListener('loadend', () => void open.delete(this))
    waitByPagesClock(this)
    return send.call(this, body)
  }
}
