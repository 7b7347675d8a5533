import type { Merchant } from '#merchant/merchant.ts'
import { fail } from '#mock-server/values/fail.ts'

export type Merchants = ReadonlyMap<string, Merchant>

/** @throws GatewayError MERCHANT_UNKNOWN naming those there are. */
export const findMerchant = (merchants: Merchants, code: string): Merchant =>
  merchants.get(code) ??
  fail('MERCHANT_UNKNOWN', {
    field: 'merchant',
    message: `there is no merchant "${code.slice(0, 64)}"; there are ${[...merchants.keys()].join(', ')}`,
  })
