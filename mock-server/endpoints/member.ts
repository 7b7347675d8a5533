import { member } from '#contract/member.ts'
import { implement } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { vipLabel } from '../domain/vip.ts'
import { mainWallet } from '../domain/wallets.ts'
import { gatherFunds, sumBalance } from '../world/wallets.ts'
import { turnoverOf } from './turnover.ts'

export const memberEndpoints = implement(member, {
  memberInfo: ({ member: { id, nickname, account, type, vipLabel: granted }, world }) => ({
    id,
    nickname,
    account,
    type,
    clubLabel: { labelName: vipLabel(granted, turnoverOf(world, id)) },
  }),
  async fundsConsolidated({ member: { id }, world }) {
    const { moved, closed } = await gatherFunds(world, id, mainWallet)
    return { sumBalance: toMajor(sumBalance(world, id)), moved: toMajor(moved), closed }
  },
})
