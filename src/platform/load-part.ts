import { reloadIfAnswered, reloadIfReplaced } from './reload.ts'

/** A part of the app could not be fetched. */
export class PartLost extends Error {
  override name = 'PartLost'

  constructor(cause: unknown) {
    super(`A part of the app could not be fetched: ${cause}`, { cause })
  }
}

function fetchAgain(lost: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: lost.href, crossOrigin: lost.crossOrigin })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`The stylesheet ${link.href} could not be loaded.`))
    lost.replaceWith(link)
  })
}

/** Fetches the stylesheets that were lost, as index.html has marked them: the bundler asks for each only once a page. */
const fetchLostStyles = () =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-lost]')].map(fetchAgain))

/** The parts that could not be fetched, each by its key. */
const lost = new Set<unknown>()

/**
 * Fetches a part of the app. If a new build has taken the place of the files, the page is reloaded, once, and the promise
 * stays open until then. The same goes for a part that was lost before and is again, if the server answers: a browser may
 * keep the failure of a script for as long as the page lives. So ask again only when the person does.
 *
 * @param key What the part is known by, if `load` is another function each time.
 * @throws PartLost
 */
export async function loadPart<Part>(load: () => Promise<Part>, key: unknown = load): Promise<Part> {
  try {
    const part = await load()
    await fetchLostStyles().catch((cause: unknown) => {
      // It may be another part's: only one that was lost before is known to miss a stylesheet.
      if (lost.has(key)) throw cause
    })
    lost.delete(key)
    return part
  } catch (cause) {
    const reloads = lost.has(key) ? await reloadIfAnswered() : await reloadIfReplaced()
    lost.add(key)
    if (reloads) return new Promise<never>(() => undefined)
    throw new PartLost(cause)
  }
}
