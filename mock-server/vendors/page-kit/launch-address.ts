import { pageLanguage } from './page-texts.ts'

/** The parameters that the platform puts into a vendor page's address. */
export interface LaunchAddress {
  token: string
  language: string
  /** Whether the page runs inside a native app. */
  webView: boolean
}

/** Reads a launch from the page's address. Missing parameters become empty strings. */
export function readLaunchAddress(search: string): LaunchAddress {
  const query = new URLSearchParams(search)
  return {
    token: query.get('token') ?? '',
    language: pageLanguage(query.get('language') ?? ''),
    webView: query.get('webView') === 'true',
  }
}
