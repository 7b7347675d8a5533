import { UsageError } from './usage-error.ts'

/** Returns the address of a command's host. @throws UsageError. */
export function hostUrl(url: string | undefined, port = '5173'): string {
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:/.test(url)) return url
    throw new UsageError(`--url takes an address such as http://localhost:5173, not "${url}"`)
  }
  const number = Number(port)
  if (Number.isInteger(number) && number > 0 && number <= 65_535) return `http://localhost:${number}`
  throw new UsageError(`--port takes a number from 1 to 65535, not "${port}"`)
}
