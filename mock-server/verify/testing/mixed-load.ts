import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { callMessage } from './call-message.ts'
import type { Message } from './message.ts'

/** The account of the repeated logins, separate from the reading one because new sessions end older ones. */
const loginAccount = 'minji_k'

const pageSize = 21

const listInput = (vassalage: string, pageNo: number) => ({
  merchant: 'HAEDAL',
  platform: 'html5',
  gameName: '',
  gameType: 'RNG',
  vassalage,
  language: 'KO',
  pageNo,
  pageSize,
})

/**
 * A hundred requests as a busy lobby makes them, in the order to be sent over and over: 40 pages of games, 22 of wallets,
 * 14 of records, 16 changes of favourites, 6 logins, 2 launches. They are of the persona of a world of the scenario
 * `active-member`, all succeed, and what they leave behind is bounded.
 */
export async function mixedLoad(world: World): Promise<Message[]> {
  const token = personaSession(world)?.token ?? ''
  const session = { token }
  const span = { startTime: 0, endTime: 8_640_000_000_000_000, pageNo: 1, pageSize }
  const found = catalogue.hot()[0]?.games.slice(-8) ?? []

  const pages = ['PP', 'PG', 'JL', ''].flatMap((vendor) =>
    Array.from({ length: 10 }, (_, at) => callMessage(games.gameList, listInput(vendor, at + 1), session)),
  )
  const wallets = Array.from({ length: 22 }, (_, at) =>
    callMessage(at % 2 === 0 ? wallet.memberWallet : wallet.gcsWallets, {}, session),
  )
  const records = Array.from({ length: 14 }, (_, at) =>
    callMessage(at % 2 === 0 ? wallet.transactions : wallet.gameRecords, span, session),
  )
  const favourites = found.flatMap(({ nodeId, vassalage }) =>
    [games.addFavorite, games.removeFavorite].map((call) =>
      callMessage(call, { nodeId, token, vendor: vassalage }, session),
    ),
  )
  const logins = Array.from({ length: 6 }, () =>
    callMessage(auth.login, { type: 'username', username: loginAccount, password: memberPassword }),
  )
  const launches = found
    .slice(0, 2)
    .map(({ gameId, nodeId, vassalage }) =>
      callMessage(
        games.launch,
        { platform: 'html5', accountType: vassalage, gameId, nodeId, merchantCode: 'HAEDAL', language: 'KO' },
        session,
      ),
    )
  const kinds = await Promise.all(
    [pages, wallets, records, favourites, logins, launches].map((all) => Promise.all(all)),
  )
  // Spread each kind evenly, as with many members.
  return kinds
    .flatMap((messages) => messages.map((message, at) => ({ message, place: (at + 0.5) / messages.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ message }) => message)
}
