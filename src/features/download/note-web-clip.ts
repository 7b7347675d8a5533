import { stored } from '#contract/stored.ts'
import { writeStored } from '#platform/storage.ts'

/** Marks this browser as a web clip if the address has the parameter of the iOS profile's icon. */
export function noteWebClip(search: string = location.search): void {
  if (new URLSearchParams(search).get('webclip') === '1') writeStored(stored.webClip, true)
}
