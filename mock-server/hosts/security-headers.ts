import { contentSecurityPolicy, type PageSources } from './content-security.ts'

/** What every answer carries. One that is no page runs nothing, wherever somebody opens it. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The header of a page, which says what it may load and who may frame it. */
export const pagePolicy = (html: string, sources?: PageSources) => ({
  'Content-Security-Policy': contentSecurityPolicy(html, sources),
})

const isPage = (headers: Readonly<Record<string, string>>) => headers['content-type']?.startsWith('text/html')

/** The policy of an answer that the gateway wrote itself, if it is a page. */
export const answerPolicy = (headers: Readonly<Record<string, string>>, body: unknown): Record<string, string> =>
  isPage(headers) && typeof body === 'string' ? pagePolicy(body) : {}
