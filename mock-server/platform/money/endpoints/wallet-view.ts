import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { type GameLanguage, gameLanguage } from '#mock-server/catalogue/game-language.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/world.ts'
import { isOpen, sumBalance, walletsOf } from '../state/wallets.ts'

const main = { ko: '메인 지갑', en: 'Main wallet' }

export const walletName = (wallet: string, language: GameLanguage) => ({
  vendor: wallet,
  name: (catalogue.vendor(wallet)?.name ?? main)[language],
})

interface Asked {
  input: { language?: string }
  member: Member
  world: World
}

/** A member's wallets and what they hold. */
export function walletsView({ input, member: { id }, world }: Asked) {
  const language = gameLanguage(input.language ?? 'KO')
  return {
    sumBalance: toMajor(sumBalance(world, id)),
    wallets: walletsOf(world, id).map(({ wallet, balance }) => ({
      ...walletName(wallet, language),
      balance: toMajor(balance),
      status: isOpen(world, wallet) ? ('open' as const) : ('closed' as const),
    })),
  }
}
