/** The query key of the member's wallet, which `features/wallet` holds and others invalidate. */
export const walletKey = ['wallet'] as const
