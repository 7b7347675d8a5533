import { stored } from '#contract/stored.ts'
import { writeStored } from '#platform/storage.ts'

/** The iOS profile's icon opens the app by an address that says so; from then on this browser is a web clip. */
export function noteWebClip(search: string = location.search): void {
  if (new URLSearchParams(search).get('webclip') === '1') writeStored(stored.webClip, true)
}
