import type { DOMPurify } from 'dompurify'
import { linkTarget } from './link-target.ts'

/** Turns a picture's address, as the gateway gave it, into one this page can load. */
export type ResolveImage = (address: string) => string

let loading: Promise<DOMPurify> | undefined

/** Fetches the sanitiser ahead of its use. */
export function loadSanitiser(): Promise<DOMPurify> {
  // An instance of its own: hooks would otherwise be everybody's.
  loading ??= import('dompurify').then(({ default: create }) => create(window))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const words = (list: string) => list.split(' ')

/** All that may stand in content: text, lists, tables and pictures. No role, data or layer of its own. */
const allowed = {
  ALLOWED_TAGS: words(
    'a abbr b bdi bdo blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font ' +
      'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td ' +
      'tfoot th thead time tr tt u ul var wbr #text',
  ),
  ALLOWED_ATTR: words(
    'align alt colspan color dir headers height href lang reversed rowspan scope span src start title valign value width',
  ),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/** HTML from the gateway as nodes that are safe to show; without the sanitiser, its words alone. */
export async function safeContent(html: string, resolveImage: ResolveImage): Promise<Node> {
  const purify = await loadSanitiser().catch(() => undefined)
  if (!purify) return document.createTextNode(wordsOf(html))
  const content = purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of content.querySelectorAll('a')) mendLink(link)
  for (const image of content.querySelectorAll('img')) mendImage(image, resolveImage)
  return content
}

function mendLink(link: HTMLAnchorElement) {
  const href = link.getAttribute('href')
  // An empty address would be the page itself.
  const target = href ? linkTarget(href) : undefined
  link.removeAttribute('target')
  if (!target) return link.removeAttribute('href')
  link.href = target.url
  if (target.kind === 'web') Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' })
}

function mendImage(image: HTMLImageElement, resolveImage: ResolveImage) {
  // Before the address: no picture is fetched without it.
  image.referrerPolicy = 'no-referrer'
  image.loading = 'lazy'
  image.src = resolveImage(image.getAttribute('src') ?? '')
  image.alt ||= ''
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
