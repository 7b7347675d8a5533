import type { Localised } from '#contract/localised.ts'
import { merchantFiles } from '#fixtures/library.ts'

/** A merchant as its links need it. */
export interface MerchantApp {
  code: string
  name: Localised
  /** The first is the one that its visitors meet first. */
  languages: readonly string[]
  contacts: { whatsapp: string; telegram: string; affiliate: string }
}

export const findMerchant = (code: string): MerchantApp | undefined =>
  Object.values(merchantFiles).find((merchant) => merchant.code === code)
