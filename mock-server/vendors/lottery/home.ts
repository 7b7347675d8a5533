import { inLanguage } from '#contract/localised.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { ThemeMode } from '#merchant/theme.ts'
import { lazy } from '#mock-server/catalogue/lazy.ts'
import { findLottery } from '#mock-server/catalogue/lotteries.ts'
import type { Call, Session } from '#mock-server/core/implement.ts'
import { isOpen, openSessions } from '#mock-server/platform/accounts/endpoints/sessions.ts'
import { findLaunch, playableGame } from '#mock-server/platform/games/state/launches.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { mainWallet, walletAccount } from '#mock-server/world/ledger/wallet-accounts.ts'
import { readToken, tokenOf } from '#mock-server/world/token.ts'
import type { Home, lotteryHouse } from './contract.ts'

type OpenCall = Call<typeof lotteryHouse.open>

const houseMerchants = lazy(() => Object.values(merchantFiles).map((file) => Merchant.parse(file)))

/** A css name is a merchant's code and a mode, such as `velvet-dark`; one that nobody has gets the merchant's own. */
function skinOf(own: Merchant, cssName = ''): Home['skin'] {
  const [code = '', mode] = cssName.split('-')
  const named = houseMerchants().find((merchant) => merchant.code.toLowerCase() === code)
  const requested = ThemeMode.safeParse(mode).data
  const { theme } = named && requested ? named : own
  const shown = (named && requested) || own.defaultTheme
  return { mode: shown, radius: theme.radius, tokens: theme[shown] }
}

const loginFirst = { field: 'body.token', message: 'log in, and start the game again' }

/** Whose page it is, and the lottery that was launched. A launch is as good as the member's session. */
function enter({ input, world, now, fail }: OpenCall): Session & Pick<Home, 'vendor' | 'gameId'> {
  const read = readToken(world, input.token)
  const session = 'key' in read ? world.tables.sessions.get(read.key) : undefined
  if (session) {
    return isOpen(session, now) ? { ...session, vendor: null, gameId: null } : fail('SESSION_EXPIRED', loginFirst)
  }
  const launch = findLaunch(world, input.token, fail)
  const { game } = playableGame(world, launch, fail)
  const [open = fail('SESSION_EXPIRED', loginFirst)] = openSessions(world, launch.memberId)
  return { ...open, vendor: game.vassalage, gameId: findLottery(game.gameId)?.gameId ?? null }
}

/** What the page of the lottery house begins with. */
export function openHouse(call: OpenCall): Home {
  const { input, world, now, fail } = call
  const merchant = world.merchant()
  if (input.merchantCode && input.merchantCode !== merchant.code) {
    fail('MERCHANT_UNKNOWN', { field: 'body.merchantCode', message: `this platform is ${merchant.code}'s` })
  }
  const { token: key, memberId, vendor, gameId } = enter(call)
  return {
    now,
    token: tokenOf(world, key),
    vendor,
    gameId,
    account: world.tables.members.get(memberId)?.account ?? '',
    merchant: { code: merchant.code, name: inLanguage(merchant.name, languageOf(input.language)) },
    currency: merchant.currency,
    balance: toMajor(world.ledger.balance(walletAccount(memberId, mainWallet))),
    skin: skinOf(merchant, input.cssName),
  }
}
