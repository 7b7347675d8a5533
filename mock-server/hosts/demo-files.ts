import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'

/** The files of a build: each content once, and the further addresses of the same content. */
export interface DemoFileList {
  files: PrecacheEntry[]
  /** The address that is fetched, by each other address of its content. */
  copies: Readonly<Record<string, string>>
}

interface Reports {
  onProgress: (done: number, total: number) => void
  /** Called after a file that the browser had lost is restored. */
  onRepaired: () => void
}

/** The connections that a browser opens to one host. */
const connections = 6

/** Creates the demo's files in the browser's cache. A file that the browser has lost is fetched and kept again. */
export function createDemoFiles({ files, copies }: DemoFileList, { onProgress, onRepaired }: Reports) {
  let done = 0
  const cached = new PrecacheController({
    plugins: [{ handlerDidComplete: async () => onProgress(++done, files.length) }],
  })
  cached.addToCacheList(files)
  const cache = () => caches.open(cached.strategy.cacheName)

  /** Fetches a file of the list and keeps it. Returns a failed response unchanged. */
  async function fetchAgain(path: string): Promise<Response> {
    const answer = await fetch(path, { cache: 'reload' })
    const key = cached.getCacheKeyForURL(path)
    if (!answer.ok || key === undefined) return answer
    await (await cache()).put(key, answer.clone())
    onRepaired()
    return answer
  }

  async function read(path: string): Promise<Response | undefined> {
    const address = copies[path] ?? path
    const kept = await cached.matchPrecache(address)
    if (kept) return kept
    if (cached.getCacheKeyForURL(address)) return fetchAgain(address)
    // A page of the build before this one may still be open.
    return (await cache()).match(path, { ignoreSearch: true })
  }

  /** Fetches what is left of the files, one after another, and keeps it. */
  async function fetchRest(rest: Iterable<[url: string, key: string]>, event: ExtendableEvent): Promise<void> {
    for (const [url, cacheKey] of rest) {
      const request = new Request(url, { cache: 'reload', credentials: 'same-origin' })
      await Promise.all(cached.strategy.handleAll({ request, event, params: { cacheKey } }))
    }
  }

  return {
    /** Fetches every file. Workbox fetches one after another, and a phone far away would wait for each. */
    async install(event: ExtendableEvent): Promise<void> {
      const rest = cached.getURLsToCacheKeys().entries()
      await Promise.all(Array.from({ length: connections }, () => fetchRest(rest, event)))
    },
    /** Removes the files of earlier builds. */
    async removeOld(event: ExtendableEvent): Promise<void> {
      await cached.activate(event)
    },
    /** Returns a file by its address; undefined if the demo has no such file. */
    async read(path: string): Promise<Response | undefined> {
      const file = await read(path)
      // Without an address of its own, an answer takes that of the request, from which a script resolves its imports.
      return file && path in copies ? new Response(file.body, { headers: file.headers }) : file
    },
    /** Fetches the files that the browser has lost. Returns whether there were any. */
    async repair(): Promise<boolean> {
      const kept = new Set((await (await cache()).keys()).map(({ url }) => url))
      const lost = [...cached.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key)).map(([url]) => url)
      for (const url of lost) await fetchAgain(url).catch(() => undefined)
      return lost.length > 0
    },
  }
}
