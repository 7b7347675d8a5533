import { appBase } from './web-address.ts'

/**
 * The path that this app is hosted under, with a slash at both ends; `/` unless the page's `<base>` names another. A
 * deployer edits that tag to host the app under a sub-path without a rebuild.
 */
export const base = (): string => new URL(appBase()).pathname

/** An address of this app as the browser knows it, of a path below its base such as `/m/home`. */
export const underBase = (path: string): string => base() + path.slice(1)

/** Returns a path of this origin as the app knows it; nothing for one that is not under its base. */
export function belowBase(pathname: string): string | undefined {
  const own = base()
  if (pathname === own.slice(0, -1)) return '/'
  return pathname.startsWith(own) ? pathname.slice(own.length - 1) : undefined
}
