import { member } from '#contract/member.ts'
import { implement } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { mainWallet } from '#mock-server/world/transfers/wallet-accounts.ts'
import { turnoverOf } from '#mock-server/world/worlds/turnover.ts'
import { gatherFunds, sumBalance } from '#mock-server/world/worlds/wallets.ts'
import { vipLabel } from '../rules/vip.ts'
import { setEmail } from './member-email.ts'
import { setMobile } from './member-mobile.ts'
import { listHeadIcons, profileOf, setHeadIcon, setNickname, setPayeeName } from './profile.ts'

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
  mobile: setMobile,
  payeeName: setPayeeName,
  async fundsConsolidated({ member: { id }, world }) {
    const { moved, closed } = await gatherFunds(world, id, mainWallet)
    return { sumBalance: toMajor(sumBalance(world, id)), moved: toMajor(moved), closed }
  },
})
