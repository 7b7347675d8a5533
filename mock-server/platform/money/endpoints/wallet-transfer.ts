import type { wallet } from '#contract/wallet.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import type { Movement, Transfer } from '#mock-server/world/transfers/transfer.ts'
import { walletAccount, walletNames } from '#mock-server/world/transfers/wallet-accounts.ts'
import { isOpen } from '#mock-server/world/worlds/wallets.ts'
import { walletsView } from './wallet-view.ts'

type TransferCall = Call<typeof wallet.walletTransfer>

function checkWallet({ input, world, fail }: TransferCall, side: 'from' | 'to') {
  const field = `body.${side}`
  const code = input[side]
  if (!walletNames.includes(code)) {
    fail('WALLET_UNKNOWN', { field, message: `there is no wallet "${code}"; available: ${walletNames.join(', ')}` })
  }
  if (!isOpen(world, code)) {
    fail('WALLET_CLOSED', { field, message: `${code} is under maintenance; its wallet is closed until then` })
  }
}

/** Validates a transfer before any money moves. @throws GatewayError */
function checkTransfer(call: TransferCall) {
  const { input, member, world, fail } = call
  checkWallet(call, 'from')
  checkWallet(call, 'to')
  if (input.from === input.to) {
    fail('INVALID_INPUT', { field: 'body.to', message: 'a transfer needs two different wallets' })
  }
  const balance = world.ledger.balance(walletAccount(member.id, input.from))
  if (balance < toMinor(input.amount)) {
    fail('INSUFFICIENT_FUNDS', {
      field: 'body.amount',
      message: `${input.from} holds ${toMajor(balance)}, not ${input.amount}`,
      value: { balance: toMajor(balance) },
    })
  }
}

/** Returns the transfer made earlier with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it differs. */
const movedBefore = (call: TransferCall, { idempotencyKey, from, to, amount }: Transfer): Movement | undefined =>
  replayOf(call, call.world.tables.movements.by('idempotencyKey', idempotencyKey)[0], {
    action: 'transfer',
    isSame: (made) => made.from === from && made.to === to && made.amount === amount,
  })

async function move(call: TransferCall, transfer: Transfer): Promise<Movement> {
  checkTransfer(call)
  return call.world.ledger.move(transfer)
}

export async function walletTransfer(call: TransferCall) {
  const { input, member } = call
  const transfer: Transfer = {
    reason: 'transfer',
    from: walletAccount(member.id, input.from),
    to: walletAccount(member.id, input.to),
    amount: toMinor(input.amount),
    reference: input.idempotencyKey,
    idempotencyKey: `transfer/${member.id}/${input.idempotencyKey}`,
  }
  // A repeated transfer is returned before the wallets are checked: its money has already moved.
  const { id, at, amount } = movedBefore(call, transfer) ?? (await move(call, transfer))
  return { transferId: id, at, amount: toMajor(amount), ...walletsView(call) }
}
