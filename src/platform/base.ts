import { appBase } from './web-address.ts'

/**
 * The path that this app is hosted under, with a slash at both ends. It comes from the page's `<base>` (default `/`),
 * which a deployer edits to host the app under a sub-path without a rebuild.
 */
export const base = (): string => new URL(appBase()).pathname

/** Returns the browser's path for a path of this app, such as `/m/home`. */
export const underBase = (path: string): string => base() + path.slice(1)

/** Returns the app's path for a path of this origin; nothing if the path is not under the app's base. */
export function belowBase(pathname: string): string | undefined {
  const own = base()
  if (pathname === own.slice(0, -1)) return '/'
  return pathname.startsWith(own) ? pathname.slice(own.length - 1) : undefined
}
