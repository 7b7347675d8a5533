import { parentOrigin } from './leave-game.ts'

/** Asks the page around to let the member log in anew: the session that the launch came of is over. */
export function askRelogin(): void {
  if (window.parent === window) return
  const { ancestorOrigins, origin } = window.location
  // Not every browser knows ancestorOrigins.
  const ancestors = Array.from(ancestorOrigins ?? [])
  const target = parentOrigin({ ancestors, referrer: document.referrer, own: origin })
  window.parent.postMessage({ relogin: true }, target)
}
