import { pageLanguage } from './page-texts.ts'

/** What the platform put into a vendor page's address. */
export interface LaunchAddress {
  token: string
  language: string
  /** The page runs inside a native app. */
  webView: boolean
}

export function readLaunchAddress(search: string): LaunchAddress {
  const query = new URLSearchParams(search)
  return {
    token: query.get('token') ?? '',
    language: pageLanguage(query.get('language') ?? ''),
    webView: query.get('webView') === 'true',
  }
}
