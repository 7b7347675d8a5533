import { inLanguage } from '#contract/localised.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { isOpen, sumBalance, walletsOf } from '#mock-server/world/worlds/wallets.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

const main = textsOf('wallets')('main')

export const walletName = (wallet: string, language: string) => ({
  vendor: wallet,
  name: inLanguage(catalogue.vendor(wallet)?.name ?? main, language),
})

interface WalletCall {
  input: { language?: string }
  member: Member
  world: World
}

/** Returns a member's wallets with their balances, in major units. */
export function walletsView({ input, member: { id }, world }: WalletCall) {
  const language = languageOf(input.language)
  return {
    sumBalance: toMajor(sumBalance(world, id)),
    wallets: walletsOf(world, id).map(({ wallet, balance }) => ({
      ...walletName(wallet, language),
      balance: toMajor(balance),
      status: isOpen(world, wallet) ? ('open' as const) : ('closed' as const),
    })),
  }
}
