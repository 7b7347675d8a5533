import { member } from '#contract/member.ts'
import { implement } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { vipLabel } from '../domain/vip.ts'
import { mainWallet } from '../domain/wallets.ts'
import { gatherFunds, sumBalance } from '../world/wallets.ts'
import { setEmail } from './member-email.ts'
import { listHeadIcons, profileOf, setHeadIcon, setNickname, setPayeeName } from './profile.ts'
import { turnoverOf } from './turnover.ts'

export const memberEndpoints = implement(member, {
  memberInfo: ({ member, world }) => ({
    id: member.id,
    nickname: member.nickname,
    account: member.account,
    type: member.type,
    clubLabel: { labelName: vipLabel(member.vipLabel, turnoverOf(world, member.id)) },
    ...profileOf(member),
  }),
  headIcons: listHeadIcons,
  headIconSet: setHeadIcon,
  nickname: setNickname,
  email: setEmail,
  payeeName: setPayeeName,
  async fundsConsolidated({ member: { id }, world }) {
    const { moved, closed } = await gatherFunds(world, id, mainWallet)
    return { sumBalance: toMajor(sumBalance(world, id)), moved: toMajor(moved), closed }
  },
})
