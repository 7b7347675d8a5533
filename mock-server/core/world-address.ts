import { defaultWorld } from '#mock-server/values/world-name.ts'

/** The parts of an address. */
export interface WorldAddress {
  /** The world in the address, if it names one. */
  world?: string
  /** The prefix of `path`: `/`, or `/w/blue/`. Another phone in the same world has its own base, `/w/blue@2/`. */
  base: string
  /** The rest, with its slash; empty for an address that ends before it, such as `/w/blue`. */
  path: string
}

const form = /^\/w\/([^/]*)(\/.*)?$/
const phone = /@[1-9]\d?$/

/** Splits the path of an address into a world's base and the path inside that world. */
export function readWorldAddress(pathname: string): WorldAddress {
  const [, name, path = ''] = form.exec(pathname) ?? []
  if (name === undefined) return { base: '/', path: pathname }
  return { world: name.replace(phone, ''), base: `/w/${name}/`, path }
}

/** Joins a split address to the path that a browser shows. */
export const wholePath = ({ base, path }: Pick<WorldAddress, 'base' | 'path'>): string => base.slice(0, -1) + path

/** Returns the base of a world's first phone. */
export const baseOf = (world: string): string => (world === defaultWorld ? '/' : `/w/${world}/`)
