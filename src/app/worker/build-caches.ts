import { ownBuild, scope } from './build.ts'

declare const self: ServiceWorkerGlobalScope

const prefix = 'shell '

/** Returns the name of a build's cache. Its end is the scope's, by which `sw.js` recognises the caches of an address. */
const nameOf = (build: string) => `${prefix}${build} ${scope}`

const ownName = nameOf(ownBuild)

let removed = false

/** Returns whether a build's files are still kept. */
export const hasBuild = (build: string): Promise<boolean> => caches.has(nameOf(build))

/** Creates this build's cache, if it is not there. */
export const createCache = (): Promise<Cache> => caches.open(ownName)

/** Opens this build's cache; returns nothing once the caches were removed, so that none is created again. */
export const ownCache = async (): Promise<Cache | undefined> =>
  !removed && (await hasBuild(ownBuild)) ? caches.open(ownName) : undefined

async function removeAll(isRemoved: (name: string, place: number, names: string[]) => boolean): Promise<void> {
  const all = await caches.keys()
  const names = all.filter((name) => name.startsWith(prefix) && name.endsWith(` ${scope}`))
  await Promise.all(names.filter(isRemoved).map((name) => caches.delete(name)))
}

/** Removes every cache of the app. */
export function removeCaches(): Promise<void> {
  removed = true
  return removeAll(() => true)
}

/** Removes the builds before the last one: a browser with many tabs open would collect them. */
export const removeOldest = (): Promise<void> =>
  removeAll((name, place, names) => name !== ownName && place < names.length - 2)

/** Removes the former builds' files, if no other tab may need them. */
export async function removeFormer(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  const tabs = open.filter(({ frameType }) => frameType !== 'nested')
  if (tabs.length <= 1) await removeAll((name) => name !== ownName)
}
