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

/** What may not stand in an announcement: what asks for input, runs, plays by itself or lays itself over the page. */
const refused = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video', 'dialog', 'marquee'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background'],
}

/** HTML from the gateway as nodes that are safe to show; without the sanitiser, its words alone. */
export async function safeContent(html: string, resolveImage: ResolveImage): Promise<Node> {
  const purify = await loadSanitiser().catch(() => undefined)
  if (!purify) return document.createTextNode(wordsOf(html))
  const content = purify.sanitize(html, { ...refused, USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true })
  for (const link of content.querySelectorAll('a')) mendLink(link)
  for (const image of content.querySelectorAll('img')) mendImage(image, resolveImage)
  return content
}

function mendLink(link: HTMLAnchorElement) {
  const href = link.getAttribute('href')
  // An empty address would be the page itself.
  const target = href ? linkTarget(href, location.href) : undefined
  link.removeAttribute('target')
  if (!target) return link.removeAttribute('href')
  link.href = target.kind === 'app' ? target.path : target.url
  if (target.kind === 'web') Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' })
}

function mendImage(image: HTMLImageElement, resolveImage: ResolveImage) {
  image.src = resolveImage(image.getAttribute('src') ?? '')
  image.loading = 'lazy'
  image.alt ||= ''
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
