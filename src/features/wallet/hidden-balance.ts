import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'

const store = create(() => ({ hidden: readStored(stored.hideBalance) ?? false }))

/** Returns whether the player hides the balance everywhere. */
export const useBalanceHidden = (): boolean => store(({ hidden }) => hidden)

/** Applies the choice of another tab. */
export const followHidden = (): void => store.setState({ hidden: readStored(stored.hideBalance) ?? false })

export function hideBalance(hidden: boolean): void {
  writeStored(stored.hideBalance, hidden)
  store.setState({ hidden })
}
