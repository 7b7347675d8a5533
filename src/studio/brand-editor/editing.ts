import type { Merchant } from '#merchant/merchant.ts'

/** What a card of the brand editor shows and changes. */
export interface Editing {
  world: string
  file: Merchant
  /** `change` may be made of the file as it then is. `field` groups what undo takes back in one step. */
  edit: (change: Partial<Merchant> | ((now: Merchant) => Partial<Merchant>), field?: string) => void
}
