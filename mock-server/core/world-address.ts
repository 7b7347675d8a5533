import { defaultWorld } from '#mock-server/world/world-name.ts'

export interface WorldAddress {
  /** The world that the address names, if it names one. */
  world?: string
  /** What comes before `path`: `/`, or `/w/blue/`. Another phone in the same world has a base of its own, `/w/blue@2/`. */
  base: string
  /** The rest, with its slash; empty for an address that ends before it, such as `/w/blue`. */
  path: string
}

const form = /^\/w\/([^/]*)(\/.*)?$/
const phone = /@[1-9]\d?$/

/** Splits the path of an address into the world it names and what is asked of that world. */
export function readWorldAddress(pathname: string): WorldAddress {
  const [, name, path = ''] = form.exec(pathname) ?? []
  if (name === undefined) return { base: '/', path: pathname }
  return { world: name.replace(phone, ''), base: `/w/${name}/`, path }
}

/** The path that a browser shows: the whole of an address that was split. */
export const wholePath = ({ base, path }: Pick<WorldAddress, 'base' | 'path'>): string => base.slice(0, -1) + path

/** The base of a world's first phone. */
export const baseOf = (world: string): string => (world === defaultWorld ? '/' : `/w/${world}/`)
