import { parentOrigin } from './leave-game.ts'

/** Requests a new login from the embedding page, because the session behind the launch has ended. */
export function askRelogin(): void {
  if (window.parent === window) return
  const { ancestorOrigins, origin } = window.location
  // Not every browser supports ancestorOrigins.
  const ancestors = Array.from(ancestorOrigins ?? [])
  const target = parentOrigin({ ancestors, referrer: document.referrer, own: origin })
  window.parent.postMessage({ relogin: true }, target)
}
