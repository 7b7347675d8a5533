import { contentSecurityPolicy, type PageSources } from './content-security.ts'

/** The headers of every answer. An answer that is not a page runs no code, even if a browser opens it. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // The page of a sign-in, in a window of another origin, answers the app that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Returns the policy header of a page: what it may load, and which origins may frame it. */
export const pagePolicy = (html: string, sources?: PageSources) => ({
  'Content-Security-Policy': contentSecurityPolicy(html, sources),
})

const isPage = (headers: Readonly<Record<string, string>>) => headers['content-type']?.startsWith('text/html')

/** Returns the policy header of an answer of the gateway if it is a page, otherwise no header. */
export const answerPolicy = (headers: Readonly<Record<string, string>>, body: unknown): Record<string, string> =>
  isPage(headers) && typeof body === 'string' ? pagePolicy(body) : {}
