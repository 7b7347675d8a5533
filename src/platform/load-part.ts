import { reloadIfAnswered, reloadIfReplaced } from './reload.ts'

/** Reports that a part of the app could not be fetched. */
export class PartLost extends Error {
  override name = 'PartLost'

  constructor(cause: unknown) {
    super(`A part of the app could not be fetched: ${cause}`, { cause })
  }
}

/** The second fetches that have not ended: every part that needs a lost stylesheet waits for the same one. */
const fetching = new WeakMap<HTMLLinkElement, Promise<unknown>>()

function fetchAgain(lost: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: lost.href, crossOrigin: lost.crossOrigin })
  link.dataset.lost = ''
  const fetched = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      delete link.dataset.lost
      resolve()
    }
    link.onerror = () => {
      fetching.delete(link)
      reject(new Error(`The stylesheet ${link.href} could not be loaded.`))
    }
  })
  fetching.set(link, fetched)
  lost.replaceWith(link)
  return fetched
}

/**
 * Fetches the lost stylesheets, which index.html has marked, again: the bundler requests each only once per page, and
 * lets only the first part that needs it wait for it. Rejects if one is still lost.
 */
const fetchLostStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-lost]')].map(
      (link) => fetching.get(link) ?? fetchAgain(link),
    ),
  )

/** The parts that could not be fetched, each by its key. */
const lost = new Set<unknown>()

/**
 * Fetches a part of the app. If a new build has replaced the files, it reloads the page once, and the promise stays
 * pending. If a second attempt for the same part fails after a press while the server answers, it reloads the page as
 * well, because a browser may keep the failure of a script as long as the page lives.
 *
 * @param key Identifies the part if `load` is a new function each time.
 * @throws PartLost
 */
export async function loadPart<Part>(load: () => Promise<Part>, key: unknown = load): Promise<Part> {
  try {
    const part = await load()
    lost.delete(key)
    return part
  } catch (cause) {
    const reloads = lost.has(key) ? await reloadIfAnswered() : await reloadIfReplaced()
    lost.add(key)
    if (reloads) return new Promise<never>(() => undefined)
    throw new PartLost(cause)
  }
}

/** Fetches a part with its stylesheets. It never reloads the page. Rejects if a file is lost. */
export async function loadStyledPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await fetchLostStyles()
  return part
}
