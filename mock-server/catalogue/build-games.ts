import { categories, type Vendor, vendors } from '#fixtures/games/vendors.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { createGame } from './create-game.ts'
import { spread } from './spread.ts'
import { createTitles } from './titles.ts'

const byPopularity = (one: CatalogueGame, other: CatalogueGame) => other.popularity - one.popularity

/** Separates similar pictures. A moved game takes the popularity of its new place. */
function arrange(games: CatalogueGame[]): CatalogueGame[] {
  const ranked = games.sort(byPopularity)
  const popularities = ranked.map(({ popularity }) => popularity)
  const arranged = spread(ranked)
  for (const [at, popularity] of popularities.entries()) (arranged[at] as CatalogueGame).popularity = popularity
  return arranged
}

/** Builds all games, most played first. */
export function buildGames(): CatalogueGame[] {
  const titlesFor = createTitles()
  const games = categories.flatMap((category) =>
    vendors.flatMap((vendor: Vendor) => {
      const titles = titlesFor(vendor, category)
      return Array.from({ length: vendor.games[category] ?? 0 }, (_, at) =>
        createGame(vendor, category, at + 1, titles.next().value),
      )
    }),
  )
  const arranged = [...Map.groupBy(games, ({ category }) => category).values()].flatMap(arrange)
  // Again per type, because the type RNG lists slots and crash games together.
  return [...Map.groupBy(arranged, ({ gameType }) => gameType).values()].flatMap(arrange).sort(byPopularity)
}
