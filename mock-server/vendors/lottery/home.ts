import { inLanguage } from '#contract/localised.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { ThemeMode } from '#merchant/theme.ts'
import { lazy } from '#mock-server/catalogue/lazy.ts'
import { findLottery } from '#mock-server/catalogue/lotteries.ts'
import type { Call, Session } from '#mock-server/core/implement.ts'
import { isOpen, openSessions } from '#mock-server/platform/accounts/state/sessions.ts'
import { findLaunch, playableOf } from '#mock-server/platform/games/state/launches.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'
import { readToken, tokenOf } from '#mock-server/world/worlds/token.ts'
import type { Home, lotteryHouse } from './contract.ts'

type OpenCall = Call<typeof lotteryHouse.open>

const houseMerchants = lazy(() => Object.values(merchantFiles).map((file) => Merchant.parse(file)))

/** Returns the colours for a css name such as `velvet-dark`, a merchant's code and a mode. The default is `own`. */
function skinOf(own: Merchant, cssName = ''): Home['skin'] {
  const [code = '', mode] = cssName.split('-')
  const named = [own, ...houseMerchants()].find((merchant) => merchant.code.toLowerCase() === code)
  const requested = ThemeMode.safeParse(mode).data
  const { theme } = named && requested ? named : own
  const shown = (named && requested) || own.defaultTheme
  return { mode: shown, radius: theme.radius, tokens: theme[shown] }
}

const loginFirst = { field: 'body.token', message: 'log in and start the game again' }

/** Returns the session, and the launched lottery if the token is a launch's. */
function enter({ input, world, now, fail }: OpenCall): Session & Pick<Home, 'vendor' | 'gameId'> {
  const read = readToken(world, input.token)
  const session = 'key' in read ? world.tables.sessions.get(read.key) : undefined
  if (session) {
    return isOpen(session, now) ? { ...session, vendor: null, gameId: null } : fail('SESSION_EXPIRED', loginFirst)
  }
  const launch = findLaunch(world, input.token, fail)
  const game = playableOf('ELOTT', world, launch, fail)
  const [open = fail('SESSION_EXPIRED', loginFirst)] = openSessions(world, launch.memberId)
  return { ...open, vendor: game.vassalage, gameId: findLottery(game.gameId)?.gameId ?? null }
}

/** Returns the first data of the lottery page. */
export function openHouse(call: OpenCall): Home {
  const { input, world, now, fail } = call
  const merchant = world.merchant()
  if (input.merchantCode && input.merchantCode !== merchant.code) {
    fail('MERCHANT_UNKNOWN', {
      field: 'body.merchantCode',
      message: `this world belongs to the merchant ${merchant.code}`,
    })
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
