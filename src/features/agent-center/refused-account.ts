import { GatewayFailure } from '#gateway/failure.ts'

/** Returns the account that a refused move is about; undefined if it is about the target or the whole request. */
export function refusedAccount(failure: unknown, accounts: readonly string[]): string | undefined {
  if (!(failure instanceof GatewayFailure)) return undefined
  // A field is the last part of `body.account`, of `body.accounts.2` or of `body.toAccount`.
  return failure.field === 'account' ? accounts[0] : accounts[Number(failure.field)]
}
