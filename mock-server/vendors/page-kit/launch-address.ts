export type PageLanguage = 'ko' | 'en'

/** What the platform put into a vendor page's address. */
export interface LaunchAddress {
  token: string
  language: PageLanguage
  /** The page runs inside a native app. */
  webView: boolean
}

/** Vendor games speak Korean and English; every other language gets English. */
export function readLaunchAddress(search: string): LaunchAddress {
  const query = new URLSearchParams(search)
  return {
    token: query.get('token') ?? '',
    language: query.get('language')?.toUpperCase() === 'KO' ? 'ko' : 'en',
    webView: query.get('webView') === 'true',
  }
}
