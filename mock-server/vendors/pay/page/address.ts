import { type LaunchAddress, readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'

export interface PayAddress extends LaunchAddress {
  /** Whether it was opened by scanning the code of another screen, so it shows no code itself. */
  scanned: boolean
}

export const readPayAddress = (search: string): PayAddress => ({
  ...readLaunchAddress(search),
  scanned: new URLSearchParams(search).has('scanned'),
})

/** Returns the address in the code: this payment's page for the scanning phone. */
export function scanAddress(href: string): string {
  const address = new URL(href)
  address.searchParams.set('scanned', '1')
  return address.href
}
