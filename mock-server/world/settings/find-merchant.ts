import type { Merchant } from '#merchant/merchant.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { Settings } from './settings.ts'

export type Merchants = ReadonlyMap<string, Merchant>

/** Returns a merchant by its code. @throws GatewayError MERCHANT_UNKNOWN that names the available ones. */
export const findMerchant = (merchants: Merchants, code: string): Merchant =>
  merchants.get(code) ??
  fail('MERCHANT_UNKNOWN', {
    field: 'merchant',
    message: `there is no merchant "${code.slice(0, 64)}"; available: ${[...merchants.keys()].join(', ')}`,
  })

/** Returns the merchant of a world: its own, or the shipped one. @throws GatewayError MERCHANT_UNKNOWN. */
export function merchantIn(merchants: Merchants, { merchant, brand }: Pick<Settings, 'merchant' | 'brand'>): Merchant {
  const shipped = findMerchant(merchants, merchant)
  return brand ?? shipped
}
