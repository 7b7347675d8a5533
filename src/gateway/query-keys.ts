/** Keys of server state that one feature keeps and others make stale. */
export const walletKey = ['wallet'] as const
