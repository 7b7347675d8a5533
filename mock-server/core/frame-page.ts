/** The address of the lottery vendor's frame under the app's own address, and the page that answers there. */
const lotteryFrame = '/m/lotto-h5/'
const lotteryPage = '/__vendors/lottery.html'

/**
 * Returns the vendor's page behind an address of the app's origin, or undefined. In production the merchant's gateway
 * answers such an address.
 */
export const framePageOf = (path: string): string | undefined =>
  path.startsWith(lotteryFrame) ? lotteryPage : undefined

/** Returns true if an address is the page of a vendor's game rather than one of its files. */
export const isVendorPage = (path: string): boolean => /^\/__vendors\/[^/]+\.html$/.test(framePageOf(path) ?? path)
