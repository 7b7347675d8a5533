import { atBase } from './page-base.ts'

interface FrameOrigins {
  /** The origins of the embedding frames, nearest first; empty if the browser does not report them. */
  ancestors: readonly string[]
  referrer: string
  own: string
}

/** Returns the origin of the embedding page, the only one that may receive a message. */
export const parentOrigin = ({ ancestors, referrer, own }: FrameOrigins): string =>
  ancestors[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : own)

/** Returns to the lobby: by a message to the embedding page, or by navigation. */
export function leaveGame(): void {
  if (window.parent === window) {
    window.location.assign(atBase('/m/home'))
    return
  }
  const { ancestorOrigins, origin } = window.location
  // Not every browser supports ancestorOrigins.
  const ancestors = Array.from(ancestorOrigins ?? [])
  const target = parentOrigin({ ancestors, referrer: document.referrer, own: origin })
  window.parent.postMessage({ type: 'parlor:close' }, target)
}
