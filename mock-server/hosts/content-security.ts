import { createHash } from 'node:crypto'

const inlineElement = /<(script|style)>([\s\S]*?)<\/\1>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the hashes of a page's inline scripts and styles in the format of a policy. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = [...html.matchAll(inlineElement)].map(([, tag, text = '']) => ({ tag, hash: hashOf(text) }))
  const of = (tag: string) => found.filter((one) => one.tag === tag).map(({ hash }) => hash)
  return { scripts: of('script'), styles: of('style') }
}

/** The origins that a page may use. */
export interface PageSources {
  /** Other origins of its scripts. */
  scripts?: readonly string[]
  /** Other origins that the page may call, such as a gateway's. */
  calls?: readonly string[]
  /** Other origins of its pictures. */
  pictures?: readonly string[]
  /** The origins that it may show in frames. */
  frames?: readonly string[]
  /** The origins that may show it in a frame. */
  framedBy?: readonly string[]
}

/** Returns a page's Content-Security-Policy: it runs only its own files and its inline elements, by their hashes. */
export function contentSecurityPolicy(
  html: string,
  { scripts: allowed = [], calls = [], pictures = [], frames = [], framedBy = [] }: PageSources = {},
): string {
  const { scripts, styles } = inlineHashes(html)
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...allowed],
    ['worker-src', "'self'"],
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
