import { isSecret } from '../capsules/describe-element.ts'
import type { Phone } from '../phones/phones.ts'
import { frameOf } from '../phones/reach.ts'
import { Problem } from '../problem.ts'
import { fontsOf } from './fonts-of.ts'

/** The pixels of a picture for each CSS pixel of the phone. */
const ratio = 2

/** The page scrolls by a margin, because a transform would move what is fixed or sticky. */
function scroll(copy: HTMLElement, by: number): void {
  const body = copy.querySelector('body')
  body?.style.setProperty('transform', 'none', 'important')
  body?.style.setProperty('margin-block-start', `${-by}px`, 'important')
}

const top = '2147483647'

/** Puts modal dialogs above everything, as the browser does, and draws their backdrops, which are not elements. */
function raiseDialogs(page: Document, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('dialog')
  page.querySelectorAll('dialog').forEach((dialog, at) => {
    if (!dialog.matches(':modal')) return
    const place = page.createElement('div')
    const { backgroundColor } = page.defaultView?.getComputedStyle(dialog, '::backdrop') ?? {}
    place.style.cssText = `position:fixed;inset:0;z-index:${top};background:${backgroundColor}`
    copies[at]?.before(place)
    copies[at]?.style.setProperty('z-index', top, 'important')
  })
}

const clear = 'rgba(0, 0, 0, 0)'

/** Returns the colour behind the whole page: the root's, or that of the body, which fills the root. */
function backgroundOf(page: Document, view: Window): string | null {
  const colours = [page.documentElement, page.body].map((element) => view.getComputedStyle(element).backgroundColor)
  return colours.find((colour) => colour !== clear) ?? null
}

/** Puts a frame's title into its place: no page may draw a frame of another origin. */
function nameFrames(copy: HTMLElement): void {
  for (const frame of copy.querySelectorAll('iframe')) {
    const place = frame.ownerDocument.createElement('div')
    place.className = frame.className
    place.textContent = `▶ ${frame.title}`
    place.style.cssText =
      'display:grid;place-content:center;inline-size:100%;block-size:100%;opacity:1;background:#1b2036;color:#fff;font:600 20px sans-serif'
    frame.replaceWith(place)
  }
}

/** Empties the fields whose values a capsule must not hold. */
function leaveSecretsOut(copy: HTMLElement): void {
  for (const field of copy.querySelectorAll('input')) {
    if (!isSecret(field)) continue
    field.value = ''
    field.removeAttribute('value')
  }
}

interface DrawOptions {
  /** Leaves out passwords and codes in fields. */
  withoutSecrets?: boolean
}

/**
 * Draws what a phone shows, at two pixels for each of its own. The app notices nothing.
 *
 * @throws Error if the phone shows no page.
 */
export async function drawPhone(
  phone: Phone,
  { withoutSecrets = false }: DrawOptions = {},
): Promise<HTMLCanvasElement> {
  const page = frameOf(phone)?.contentDocument
  const view = page?.defaultView
  if (!page?.body || !view) throw new Problem('problem_no_page')
  const { domToCanvas } = await import('modern-screenshot')
  const by = view.scrollY
  return domToCanvas(page.documentElement, {
    width: view.innerWidth,
    height: view.innerHeight,
    scale: ratio,
    backgroundColor: backgroundOf(page, view),
    font: { cssText: await fontsOf(page) },
    features: { restoreScrollPosition: true },
    onCloneNode(copy) {
      const root = copy as HTMLElement
      if (by > 0) scroll(root, by)
      raiseDialogs(page, root)
      nameFrames(root)
      if (withoutSecrets) leaveSecretsOut(root)
    },
  })
}
