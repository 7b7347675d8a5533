import { createHash } from 'node:crypto'

const inlineElement = /<(script|style)>([\s\S]*?)<\/\1>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of a page's inline scripts and styles, as a policy names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = [...html.matchAll(inlineElement)].map(([, tag, text = '']) => ({ tag, hash: hashOf(text) }))
  const of = (tag: string) => found.filter((one) => one.tag === tag).map(({ hash }) => hash)
  return { scripts: of('script'), styles: of('style') }
}

export interface PageSources {
  /** Origins beside the page's own that it may call: a gateway's. */
  calls?: readonly string[]
  /** Where its pictures may come from beside its own origin. */
  pictures?: readonly string[]
  /** Whose pages it may show in frames. */
  frames?: readonly string[]
  /** Who may show it in a frame. */
  framedBy?: readonly string[]
}

/** The Content-Security-Policy of a page: its own files, its inline elements by their hashes, and nothing else that runs. */
export function contentSecurityPolicy(
  html: string,
  { calls = [], pictures = [], frames = [], framedBy = [] }: PageSources = {},
): string {
  const { scripts, styles } = inlineHashes(html)
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', 'blob:', ...pictures],
    ['connect-src', "'self'", ...calls],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
