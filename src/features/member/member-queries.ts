import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { member } from '#contract/member.ts'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'
import { profileQuery } from './profile-query.ts'

type Session = SessionInfo | undefined

const all = ['member'] as const

export const memberQueries = {
  all,
  info: profileQuery,
  icons: (session: Session) =>
    queryOptions({
      queryKey: [...all, 'icons', memberOf(session)],
      queryFn: ({ signal }) => call(member.headIcons, {}, { signal }),
    }),
  vip: (session: Session, language: LanguageCode) =>
    queryOptions({
      queryKey: [...all, 'vip', memberOf(session), language],
      queryFn: ({ signal }) => call(promotions.vipBenefits, { language }, { signal }),
    }),
  rebate: (session: Session) =>
    queryOptions({
      queryKey: [...all, 'rebate', memberOf(session)],
      queryFn: ({ signal }) => call(promotions.manualRebate, {}, { signal }),
    }),

  setIcon: () => mutationOptions({ mutationFn: (icon: string) => call(member.headIconSet, { icon }) }),
  setNickname: () => mutationOptions({ mutationFn: (nickname: string) => call(member.nickname, { nickname }) }),
}
