import type { announcementList } from '#contract/announcement-list.ts'
import type { deposit } from '#contract/deposit.ts'
import type { games } from '#contract/games.ts'
import type { service } from '#contract/service.ts'
import type { system } from '#contract/system.ts'
import type { wallets } from '#contract/wallets.ts'
import { gameListInput } from '#features/games/list/game-filter.ts'
import { filterOf, readGameListQuery } from '#features/games/list/game-list-address.ts'
import type { LanguageCode } from '#i18n/languages.ts'

type Resources = readonly [
  typeof announcementList,
  typeof deposit,
  typeof games,
  typeof service,
  typeof system,
  typeof wallets,
]
/** Distributes over the resources, because a union has only their common names. */
type PathIn<Resource> = Resource extends unknown ? PathOf<Resource[keyof Resource]> : never
type PathOf<E> = E extends { path: infer Path extends string } ? Path : never

/** A read that a screen begins with. */
export interface FirstCall {
  path: PathIn<Resources[number]>
  query?: Record<string, string>
  module?: string
  /** Whether the session's token goes with it; with `session` the call is only a member's. */
  as?: 'optional' | 'session'
}

export interface Caller {
  language: LanguageCode
  token: string | undefined
  /** Whether the session is a full member's. */
  real: boolean
  /** The query of the page's address. */
  query: URLSearchParams
}

/** The reads of every screen. */
export const commonCalls: readonly FirstCall[] = [
  { path: '/wps/system/settings/consolidated' },
  { path: '/wps/wallets/member', as: 'session' },
]

export const statusCall = ({ language }: Caller): FirstCall => ({ path: '/wps/system/status', query: { language } })

const vendors = (merchant: string): FirstCall => ({
  path: '/wps/relay/GCSGAME_getVassGameType',
  query: { typeId: '1', merchant_code: merchant },
  module: 'COMM3',
})

const list = ({ query, language }: Caller, merchant: string): FirstCall => ({
  path: '/wps/relay/GCSGAME_gameList',
  query: {
    ...gameListInput(filterOf(readGameListQuery(query))),
    merchant,
    platform: 'html5',
    pageNo: '1',
    pageSize: '21',
    minBet: '',
    minLine: '',
    language,
  },
  as: 'optional',
})

const own = ({ language }: Caller, path: FirstCall['path']): FirstCall => ({ path, query: { language }, as: 'session' })

/** The reads of each screen, by its path. A screen that is not here begins its reads by itself. */
export const firstCalls: Readonly<Record<string, (caller: Caller, merchant: string) => readonly FirstCall[]>> = {
  '/m/home': ({ language, token }, merchantCode) => [
    {
      path: '/wps/relay/MCSFE_getListAnnouncements',
      query: { types: 'B,PL,PU', groupName: '', platform: 'M', merchantCode, token: token ?? '', language },
      as: 'optional',
    },
    vendors(merchantCode),
    {
      path: '/wps/relay/GCSGAME_hotGamesV2',
      query: { merchantCode, isPlatform: '2', language, platform: 'html5' },
      as: 'optional',
    },
    { path: '/wps/wallets/merchant' },
  ],
  '/m/login': () => [{ path: '/wps/system/setting/validation' }],
  '/m/register': () => [{ path: '/wps/system/setting/register' }, { path: '/wps/system/setting/validation' }],
  '/m/gameList': (caller, merchant) => [vendors(merchant), list(caller, merchant)],
  '/m/voucherCenter': (caller) =>
    caller.real
      ? [
          own(caller, '/wps/relay/MCS2_getDepositBankList'),
          own(caller, '/wps/relay/MCS2_getDepositPromoList'),
          { path: '/wps/system/setting/validation' },
        ]
      : [],
  '/m/help': ({ language }) => [
    { path: '/wps/system/helpCenter', query: { device: 'MOBILE', lang: language }, module: 'COMM3' },
  ],
}
