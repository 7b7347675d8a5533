const page = /^(.*?)\/(?:__vendors|m\/lotto-h5)\//

/** Returns what precedes a vendor page's own path: empty at the root of the host. */
export const baseOfPage = (pathname: string): string => page.exec(pathname)?.[1] ?? ''

/** Returns an address of the platform that this page belongs to. */
export const atBase = (path: string): string => baseOfPage(location.pathname) + path

/** Returns an address of the app: at the address that the gateway gives, else at this page's host. */
export const addressInApp = (path: string, appUrl?: string): string => (appUrl ?? baseOfPage(location.pathname)) + path

/** Goes back to the page that opened this one, else to a path of the app at this page's host. */
export function goBack(usual: string): void {
  if (history.length > 1) history.back()
  else location.assign(atBase(usual))
}
