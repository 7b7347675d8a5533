import type { Merchant } from '#merchant/merchant.ts'

/** What a card of the brand editor shows and changes. */
export interface Editing {
  world: string
  file: Merchant
  /** `field` groups what undo takes back in one step. */
  edit: (change: Partial<Merchant>, field?: string) => void
}
