import { member } from '#contract/member.ts'
import { implement } from '../core/implement.ts'

export const memberEndpoints = implement(member, {
  memberInfo: ({ member: { id, nickname, account, type, vipLabel } }) => ({
    id,
    nickname,
    account,
    type,
    clubLabel: { labelName: vipLabel },
  }),
})
