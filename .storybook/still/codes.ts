import { follow } from './pending.ts'

const slow = ['encrypt', 'decrypt', 'generateKey', 'importKey', 'deriveBits', 'wrapKey', 'unwrapKey', 'digest'] as const

/** Follows encryption, which the browser does beside the page. */
export function followCodes(): void {
  for (const name of slow) {
    const real = crypto.subtle[name] as (...values: unknown[]) => Promise<unknown>
    const followed = (...values: unknown[]) => follow(real.apply(crypto.subtle, values))
    Object.defineProperty(crypto.subtle, name, { value: followed, configurable: true })
  }
}
