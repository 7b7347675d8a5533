import { gameInfo } from '#contract/game-info.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { vendorName } from '#mock-server/catalogue/vendor-name.ts'
import { implement } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { figuresOf } from './game-figures.ts'

const roundsShown = 5

const lastRounds = ({ tables }: World, memberId: string, nodeId: string) =>
  tables.rounds
    .list('seats', memberId, nodeId)
    .slice(-roundsShown)
    .map(({ row: { id, at, bet, win, settledAt } }) => ({
      id,
      at,
      bet: toMajor(bet),
      win: settledAt === null ? null : toMajor(win),
    }))
    .toReversed()

/** The figures of a game: each kind of vendor page knows its own. */
export const gameInfoEndpoints = implement(gameInfo, {
  read({ input, member, world, fail }) {
    const { code } = world.merchant()
    if (input.merchant !== code) {
      fail('MERCHANT_UNKNOWN', { field: 'query.merchant', message: `this world belongs to the merchant ${code}` })
    }
    const game = catalogue.game(input.nodeId) ?? fail('GAME_NOT_FOUND', { field: 'query.nodeId' })
    return {
      vendorName: vendorName(game.vassalage, languageOf(input.language)),
      ...figuresOf(game),
      trial: game.supportPlay.split(',').includes('TRIAL'),
      open: !world.settings().vendorMaintenance.includes(game.vassalage),
      rounds: member ? lastRounds(world, member.id, game.nodeId) : [],
    }
  },
})
