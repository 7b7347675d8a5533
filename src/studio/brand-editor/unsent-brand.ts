import * as z from 'zod/mini'
import { Merchant } from '#merchant/merchant.ts'

const Unsent = z.object({ world: z.string(), file: Merchant })
export type Unsent = z.infer<typeof Unsent>

const key = 'parlor-studio-unsent-brand'

/** Keeps edits that the host has not confirmed for the page that follows in this tab; undefined removes them. */
export function keepUnsent(unsent: Unsent | undefined): void {
  if (unsent) sessionStorage.setItem(key, JSON.stringify(unsent))
  else sessionStorage.removeItem(key)
}

/** Returns the edits that the former page of this tab kept, and removes them. */
export function takeUnsent(): Unsent | undefined {
  const text = sessionStorage.getItem(key)
  keepUnsent(undefined)
  try {
    return Unsent.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
