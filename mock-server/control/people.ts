import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import type { Movement } from '#mock-server/world/transfers/transfer.ts'
import {
  mainWallet,
  ownerOf,
  walletAccount,
  walletNames,
  walletOf,
} from '#mock-server/world/transfers/wallet-accounts.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { LedgerLine } from './calls/people-calls.ts'
import { memberOf } from './member-of.ts'

const walletsOf = ({ ledger }: World, id: string) =>
  walletNames
    .map((wallet) => ({ wallet, balance: ledger.balance(walletAccount(id, wallet)) }))
    .filter(({ wallet, balance }) => wallet === mainWallet || balance !== 0)

/** Returns the members and agents of a world. */
export function listPeople(world: World) {
  const { members, sessions } = world.tables
  const now = world.clock.now()
  const tree = treeOf(world)
  return members.all().map(({ id, account, nickname, type, vipLabel, disabled }) => ({
    account,
    nickname,
    type,
    vipLabel,
    disabled,
    upline: members.get(tree.uplineAt(id, now) ?? '')?.account ?? null,
    signedIn: sessions.by('memberId', id).some(({ expiresAt, replaced }) => expiresAt > now && !replaced),
    wallets: walletsOf(world, id),
  }))
}

const defaultLimit = 200

/** Returns the debits and credits of a member's wallets, newest first. @throws GatewayError MEMBER_UNKNOWN. */
export function readLedger(world: World, account: string, limit = defaultLimit): LedgerLine[] {
  const { movements, members } = world.tables
  const { id: memberId } = memberOf(world, account, 'query.account')
  const balances = new Map<string, number>()
  const nameOf = (side: Movement['from']) => members.get(ownerOf(side) ?? '')?.account ?? side

  const lineOf = ({ id, at, reason, reference }: Omit<Movement, 'amount'>, side: Movement['from'], change: number) => {
    const wallet = walletOf(side)
    if (wallet === undefined || ownerOf(side) !== memberId) return []
    const balance = (balances.get(wallet) ?? 0) + change
    balances.set(wallet, balance)
    return [{ id, at, reason, reference, wallet, amount: change, balance }]
  }

  const lines = movements.by('memberId', memberId).flatMap((movement) => {
    const { from, to, amount } = movement
    return [
      ...lineOf(movement, from, -amount).map((line) => ({ ...line, other: nameOf(to) })),
      ...lineOf(movement, to, amount).map((line) => ({ ...line, other: nameOf(from) })),
    ]
  })
  return lines.reverse().slice(0, limit)
}
