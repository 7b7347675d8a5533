import type { Merchant } from '#merchant/merchant.ts'
import { editBrand } from './draft.ts'
import type { Editing } from './editing.ts'

/** Returns what the cards of the brand editor show and change in a world. */
export const editingOf = (world: string, file: Merchant): Editing => ({
  world,
  file,
  edit: (change, field) => editBrand(world, { ...file, ...change }, field),
})
