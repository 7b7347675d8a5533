const page = /^(.*?)\/(?:__vendors|m\/lotto-h5)\//

/** Returns what precedes a vendor page's own path: empty at the root of the host. */
export const baseOfPage = (pathname: string): string => page.exec(pathname)?.[1] ?? ''

/** Returns an address of the platform that this page belongs to. */
export const atBase = (path: string): string => baseOfPage(location.pathname) + path

interface Opening {
  pathname: string
  origin: string
  referrer: string
}

/** Returns the app's address to which a vendor page returns: at the origin that opened it, else at its own. */
export function appAddressFor(path: string, { pathname, origin, referrer }: Opening): string {
  const opener = /^https?:/.test(referrer) ? new URL(referrer).origin : origin
  return opener === origin ? baseOfPage(pathname) + path : opener + path
}

/** Returns an address of the app that opened this page. */
export const atApp = (path: string): string =>
  appAddressFor(path, { pathname: location.pathname, origin: location.origin, referrer: document.referrer })
