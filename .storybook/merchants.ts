import * as z from 'zod/mini'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'

export const merchants = z.array(Merchant).parse(Object.values(merchantFiles))

/** The merchant chosen in the toolbar. */
export function merchantOf(code: unknown) {
  const merchant = merchants.find((candidate) => candidate.code === code)
  if (!merchant)
    throw new Error(`There is no merchant ${code}; there are ${merchants.map((one) => one.code).join(', ')}.`)
  return merchant
}
