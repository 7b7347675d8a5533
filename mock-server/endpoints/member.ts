import { member } from '#contract/member.ts'
import { implement } from '../core/implement.ts'
import { vipLabel } from '../domain/vip.ts'
import { turnoverOf } from './turnover.ts'

export const memberEndpoints = implement(member, {
  memberInfo: ({ member: { id, nickname, account, type, vipLabel: granted }, world }) => ({
    id,
    nickname,
    account,
    type,
    clubLabel: { labelName: vipLabel(granted, turnoverOf(world, id)) },
  }),
})
