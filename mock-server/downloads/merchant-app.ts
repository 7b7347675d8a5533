import type { Localised } from '#contract/localised.ts'
import { merchantFiles } from '#fixtures/library.ts'

/** The fields of a merchant that its links need. */
export interface MerchantApp {
  code: string
  glyph: string
  name: Localised
  /** The default language first. */
  languages: readonly string[]
  contacts: { whatsapp: string; telegram: string; affiliate: string }
}

export const findMerchant = (code: string): MerchantApp | undefined =>
  Object.values(merchantFiles).find((merchant) => merchant.code === code)
