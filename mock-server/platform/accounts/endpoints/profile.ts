import type { member as contract } from '#contract/member.ts'
import { headIcons } from '#fixtures/head-icons.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { hash } from '#mock-server/values/chance.ts'
import { maskEmail, maskMobile, maskName } from '../rules/masking.ts'
import { passesRule } from '../rules/validation-rules.ts'

const iconView = (id: string) => ({ id, url: `/__art/avatars/${id}.svg` })

/** Returns the head icon a member chose, or the account's default. */
const headIconOf = ({ id, headIcon }: Member): string =>
  headIcon || (headIcons[hash('head-icon', id) % headIcons.length] ?? headIcons[0]).id

/** Returns the member's profile with masked contact details. */
export const profileOf = (member: Member) => ({
  headIcon: iconView(headIconOf(member)),
  email: maskEmail(member.details.email ?? ''),
  mobile: maskMobile(member.mobile),
  payeeName: maskName(member.details.payeeName ?? ''),
})

export const listHeadIcons = ({ member }: Call<typeof contract.headIcons>) => ({
  icons: headIcons.map(({ id }) => iconView(id)),
  current: headIconOf(member),
})

export async function setHeadIcon({ input, member, world, fail }: Call<typeof contract.headIconSet>) {
  const icon = headIcons.find(({ id }) => id === input.icon)
  if (!icon) return fail('HEAD_ICON_UNKNOWN', { field: 'body.icon' })
  await world.tables.members.update(member.id, (draft) => {
    draft.headIcon = icon.id
  })
  return iconView(icon.id)
}

export async function setNickname({ input, member, world, fail }: Call<typeof contract.nickname>) {
  const nickname = input.nickname.trim()
  if (!passesRule('nickname', nickname)) fail('INVALID_INPUT', { field: 'body.nickname' })
  await world.tables.members.update(member.id, (draft) => {
    draft.nickname = nickname
  })
  return { nickname }
}

/** Sets the payee name once. It must be the name of the bank accounts that receive withdrawals. */
export async function setPayeeName(call: Call<typeof contract.payeeName>) {
  const { input, member, world, fail } = call
  checkReal(call)
  const payeeName = input.payeeName.trim()
  if (!passesRule('payeeName', payeeName)) fail('INVALID_INPUT', { field: 'body.payeeName' })
  if (member.details.payeeName) fail('PAYEE_NAME_SET', { field: 'body.payeeName' })
  await world.tables.members.update(member.id, (draft) => {
    draft.details.payeeName = payeeName
  })
  return { payeeName: maskName(payeeName) }
}
