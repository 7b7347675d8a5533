/** Where the lottery house's frame stands under the app's own address, and the page that answers there. */
const lotteryFrame = '/m/lotto-h5/'
const lotteryPage = '/__vendors/lottery.html'

/**
 * The vendor's page behind an address of the app's origin, if it is one. In production the merchant's own gateway
 * answers there.
 */
export const framePageOf = (path: string): string | undefined =>
  path.startsWith(lotteryFrame) ? lotteryPage : undefined

/** Whether an address is the page of a vendor's game, and not one of its files. */
export const isVendorPage = (path: string): boolean => /^\/__vendors\/[^/]+\.html$/.test(framePageOf(path) ?? path)
