/** The address that the app is hosted under, with a slash at its end, as the page's `<base>` names it. */
export const appBase = (): string => new URL('.', document.baseURI).href

/** Matches an absolute address or a path from the root. Anything else is ambiguous. */
const unambiguous = /^(?:https?:\/\/|\/)(?![/\\])[^\\\p{Cc}]*$/iu

/**
 * Parses an address from outside that a page may open: http or https, without a user name or password.
 * Returns nothing for any other address, such as `javascript:` or `//host`.
 */
export function webAddress(text: string, base: string = appBase()): URL | undefined {
  const url = unambiguous.test(text) ? parse(text, base) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

function parse(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Leaves the app for an address that `webAddress` accepted. */
export const leaveFor = (page: URL): void => location.assign(page)

/**
 * Resolves when the browser shows this page again after it has left, or after `ms` if it does not leave. `onLeave` is
 * called when it leaves.
 */
export function untilBack(ms: number, onLeave: () => void): Promise<void> {
  return new Promise((resolve) => {
    const off = new AbortController()
    function end() {
      off.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('pagehide', onLeave, { once: true })
    addEventListener('pageshow', end, { signal: off.signal })
  })
}

/** Opens an address that `webAddress` accepted in a new tab. */
export const openTab = (page: URL): void => void window.open(page, '_blank', 'noopener')

/** Opens an address that `webAddress` accepted in a small window, which may answer; null if the browser blocks it. */
export const openPopup = (page: URL): Window | null => window.open(page, '_blank', 'popup,width=440,height=720')
