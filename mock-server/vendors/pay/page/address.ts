import { type LaunchAddress, readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'

export interface PayAddress extends LaunchAddress {
  /** Opened by scanning the code of another screen: it asks for the payment and shows no code. */
  scanned: boolean
}

export const readPayAddress = (search: string): PayAddress => ({
  ...readLaunchAddress(search),
  scanned: new URLSearchParams(search).has('scanned'),
})

/** What the code on screen says: this payment's page, for the phone that scans it. */
export function scanAddress(href: string): string {
  const address = new URL(href)
  address.searchParams.set('scanned', '1')
  return address.href
}
