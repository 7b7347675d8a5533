import type { DOMPurify } from 'dompurify'
import { linkTarget } from '../controls/link-target.ts'

/** Resolves a picture's address from the gateway to one that this page can load. */
export type ResolveImage = (address: string) => string

let loading: Promise<DOMPurify> | undefined

/** Fetches the sanitiser before its first use. */
export function loadSanitiser(): Promise<DOMPurify> {
  // A separate instance, because its hooks are global to the instance.
  loading ??= import('dompurify').then(({ default: create }) => create(window))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const words = (list: string) => list.split(' ')

/** Allows text, lists, tables and pictures in content, but no roles, data attributes or layers. */
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

/** Sanitises HTML from the gateway; without the sanitiser, returns its text alone. */
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
  // An empty address would load the page itself.
  const target = href ? linkTarget(href) : undefined
  link.removeAttribute('target')
  if (!target) return link.removeAttribute('href')
  link.href = target.url
  if (target.kind === 'web') Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' })
}

function mendImage(image: HTMLImageElement, resolveImage: ResolveImage) {
  // Set before the address, so that every picture loads lazily.
  image.referrerPolicy = 'no-referrer'
  image.loading = 'lazy'
  image.src = resolveImage(image.getAttribute('src') ?? '')
  image.alt ||= ''
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
