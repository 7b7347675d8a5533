import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { ThemeMode } from '#merchant/theme.ts'
import { lazy } from '../catalogue/lazy.ts'
import { findLottery } from '../catalogue/lotteries.ts'
import type { Call, Session } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { mainWallet, walletAccount } from '../domain/wallets.ts'
import { gameLanguage } from '../endpoints/game-view.ts'
import { isOpen, openSessions } from '../endpoints/sessions.ts'
import { readToken, tokenOf } from '../world/token.ts'
import { findLaunch, playableGame } from './launch.ts'
import type { Home, lotteryHouse } from './lottery-contract.ts'

type OpenCall = Call<typeof lotteryHouse.open>

const houseMerchants = lazy(() => Object.values(merchantFiles).map((file) => Merchant.parse(file)))

/** A css name is a merchant's code and a mode, such as `velvet-dark`; one that nobody has gets the merchant's own. */
function skinOf(own: Merchant, cssName = ''): Home['skin'] {
  const [code = '', mode] = cssName.split('-')
  const named = houseMerchants().find((merchant) => merchant.code.toLowerCase() === code)
  const asked = ThemeMode.safeParse(mode).data
  const { theme } = named && asked ? named : own
  const shown = (named && asked) || own.defaultTheme
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
    merchant: { code: merchant.code, name: merchant.name[gameLanguage(input.language)] },
    currency: merchant.currency,
    balance: toMajor(world.ledger.balance(walletAccount(memberId, mainWallet))),
    skin: skinOf(merchant, input.cssName),
  }
}
