import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'

const store = create(() => ({ hidden: readStored(stored.hideBalance) ?? false }))

/** Whether the player wants nobody to see the balance, wherever it stands. */
export const useBalanceHidden = (): boolean => store(({ hidden }) => hidden)

/** Takes over what another tab has chosen. */
export const followHidden = (): void => store.setState({ hidden: readStored(stored.hideBalance) ?? false })

export function hideBalance(hidden: boolean): void {
  writeStored(stored.hideBalance, hidden)
  store.setState({ hidden })
}
