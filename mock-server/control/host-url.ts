import { readPort } from './read-port.ts'
import { UsageError } from './usage-error.ts'

/** Returns the address of a command's host. @throws UsageError. */
export function hostUrl(url: string | undefined, port = '5173'): string {
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:/.test(url)) return url
    throw new UsageError(`--url takes an address such as http://localhost:5173, not "${url}"`)
  }
  return `http://localhost:${readPort('port', port, 1)}`
}
