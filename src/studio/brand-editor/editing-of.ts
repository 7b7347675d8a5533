import type { Merchant } from '#merchant/merchant.ts'
import { worldQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { editBrand } from './draft.ts'
import type { Editing } from './editing.ts'

/** Returns what the cards of the brand editor show and change in a world. */
export const editingOf = (world: string, file: Merchant): Editing => ({
  world,
  file,
  edit: (change, field) => {
    const now = queryClient.getQueryData<Merchant>(worldQuery('merchant', world).queryKey) ?? file
    editBrand(world, { ...now, ...(typeof change === 'function' ? change(now) : change) }, field)
  },
})
