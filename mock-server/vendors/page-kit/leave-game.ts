import { atApp } from './page-base.ts'

interface Surroundings {
  /** The origins of the frames around this page, the nearest first, where the browser tells them. */
  ancestors: readonly string[]
  referrer: string
  own: string
}

/** The origin of the page that frames this one; a message must not reach any other. */
export const parentOrigin = ({ ancestors, referrer, own }: Surroundings): string =>
  ancestors[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : own)

/** Gives the screen back to the lobby: by a message to the page around, or by going there. */
export function leaveGame(): void {
  if (window.parent === window) {
    window.location.assign(atApp('/m/home'))
    return
  }
  const { ancestorOrigins, origin } = window.location
  // Not every browser knows ancestorOrigins.
  const ancestors = Array.from(ancestorOrigins ?? [])
  const target = parentOrigin({ ancestors, referrer: document.referrer, own: origin })
  window.parent.postMessage({ type: 'parlor:close' }, target)
}
