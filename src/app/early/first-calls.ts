import type { announcementList } from '#contract/announcement-list.ts'
import type { deposit } from '#contract/deposit.ts'
import type { games } from '#contract/games.ts'
import type { liveModels } from '#contract/live-models.ts'
import type { member } from '#contract/member.ts'
import type { promotions } from '#contract/promotions.ts'
import type { security } from '#contract/security.ts'
import type { service } from '#contract/service.ts'
import type { system } from '#contract/system.ts'
import type { wallet as walletCalls } from '#contract/wallet.ts'
import type { wallets } from '#contract/wallets.ts'
import type { withdraw } from '#contract/withdraw.ts'
import { announcementsInput } from '#features/announcements/announcements-input.ts'
import { favoritesInput, hotInput, indexInput, listInput, vendorsInput } from '#features/games/game-inputs.ts'
import { filterOf, isIndexed, readGameListQuery, shownPlace } from '#features/games/list/game-list-address.ts'
import type { LanguageCode } from '#i18n/languages.ts'

type Resources =
  | typeof announcementList
  | typeof deposit
  | typeof games
  | typeof liveModels
  | typeof member
  | typeof promotions
  | typeof security
  | typeof service
  | typeof system
  | typeof walletCalls
  | typeof wallets
  | typeof withdraw
/** Distributes over the resources, because a union has only their common names. */
type PathIn<Resource> = Resource extends unknown ? PathOf<Resource[keyof Resource]> : never
type PathOf<E> = E extends { path: infer Path extends string } ? Path : never

/** A read that a screen begins with. */
export interface FirstCall {
  path: PathIn<Resources>
  query?: Record<string, string | number>
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
export const commonCalls: readonly FirstCall[] = [{ path: '/wps/system/settings/consolidated' }]

const wallet: FirstCall = { path: '/wps/wallets/member', as: 'session' }

export const statusCall = ({ language }: Caller): FirstCall => ({ path: '/wps/system/status', query: { language } })

const vendors = (merchant: string): FirstCall => ({
  path: '/wps/relay/GCSGAME_getVassGameType',
  query: vendorsInput(merchant),
  module: 'COMM3',
})

const hot = (merchant: string, language: LanguageCode): FirstCall => ({
  path: '/wps/relay/GCSGAME_hotGamesV2',
  query: hotInput(merchant, language),
  as: 'optional',
})

/** Returns the read of a list's first page. The tab of hot games shows those of home. */
function list({ query, language }: Caller, merchant: string): FirstCall {
  const place = shownPlace(readGameListQuery(query))
  if (place.tab === 'HOT') return hot(merchant, language)
  if (isIndexed(place)) return { path: '/wps/relay/GCSGAME_gameIndex', query: indexInput(merchant, language) }
  const input = listInput(filterOf(place), merchant, 1, language)
  return { path: '/wps/relay/GCSGAME_gameList', query: input, as: 'optional' }
}

/** The reads of the hearts on the games of a list. */
const favorites = ({ token = '' }: Caller): FirstCall => ({
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  query: { token },
  as: 'session',
})

const own = ({ language }: Caller, path: FirstCall['path']): FirstCall => ({ path, query: { language }, as: 'session' })

const ofMember = ({ real }: Caller, ...calls: FirstCall[]) => (real ? calls : [])

const benefits = (caller: Caller) => own(caller, '/wps/relay/MCS2_getVipBenefits')

const info: FirstCall = { path: '/wps/member/info', as: 'session' }

const validation: FirstCall = { path: '/wps/system/setting/validation' }

const register: readonly FirstCall[] = [{ path: '/wps/system/setting/register' }, validation]

/** The screens that begin with further reads, and therefore need the HTTP client at once. */
export const incompleteScreens: readonly string[] = [
  '/m/register',
  '/m/register.html',
  '/m/member/home',
  '/m/gameCenter',
]

/** The reads of each screen, by its path. A screen that is not here begins its reads by itself. */
export const firstCalls: Readonly<Record<string, (caller: Caller, merchant: string) => readonly FirstCall[]>> = {
  '/m/home': (caller, merchant) => {
    const { language, token, real } = caller
    return [
      {
        path: '/wps/relay/MCSFE_getListAnnouncements',
        query: announcementsInput(merchant, token, language),
        as: 'optional',
      },
      vendors(merchant),
      hot(merchant, language),
      { path: '/wps/wallets/merchant' },
      wallet,
      favorites(caller),
      {
        path: '/wps/relay/MCSFE_getFavoriteGames',
        query: favoritesInput(token ?? '', 30, language),
        as: 'session',
      },
      ...(real ? [own(caller, '/wps/relay/CBS_modelList')] : []),
    ]
  },
  '/m/login': () => [validation],
  '/m/register': () => register,
  '/m/register.html': () => register,
  '/m/gameList': (caller, merchant) => [vendors(merchant), list(caller, merchant), favorites(caller)],
  '/m/member/home': (caller) => [wallet, info, benefits(caller)],
  '/m/transfer': (caller) => ofMember(caller, wallet, own(caller, '/wps/wallets/gcs')),
  '/m/withdraw': (caller) =>
    ofMember(
      caller,
      wallet,
      own(caller, '/wps/relay/MCS2_bankCards'),
      { path: '/wps/member/hasWithdrawalPassword', as: 'session' },
      info,
      validation,
    ),
  '/m/voucherCenter': (caller) =>
    ofMember(
      caller,
      wallet,
      own(caller, '/wps/relay/MCS2_getDepositBankList'),
      own(caller, '/wps/relay/MCS2_getDepositPromoList'),
      validation,
    ),
  '/m/help': ({ language }) => [
    { path: '/wps/system/helpCenter', query: { device: 'MOBILE', lang: language }, module: 'COMM3' },
  ],
  '/m/activity': ({ language }) => [{ path: '/wps/relay/MCSFE_getPromotions', query: { language }, as: 'optional' }],
  '/m/rewardCenter': (caller) => ofMember(caller, own(caller, '/wps/relay/MCS2_getRewards')),
  '/m/member/benefits': (caller) => [benefits(caller)],
  '/m/gameCenter': (caller, merchant) => [vendors(merchant), hot(merchant, caller.language), favorites(caller)],
}
