import { reloadIfReplaced } from './reload.ts'

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

/** The parts that could not be fetched, by what fetches them. */
const lost = new WeakSet<() => Promise<unknown>>()

/**
 * Fetches a part of the app. If a new build has taken the place of the files, the page is reloaded, once, and the promise
 * stays open until then.
 *
 * @throws PartLost
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load()
    await fetchLostStyles().catch((cause: unknown) => {
      // It may be another part's: only one that was lost before is known to miss a stylesheet.
      if (lost.has(load)) throw cause
    })
    lost.delete(load)
    return part
  } catch (cause) {
    lost.add(load)
    if (await reloadIfReplaced()) return new Promise<never>(() => undefined)
    throw new PartLost(cause)
  }
}
