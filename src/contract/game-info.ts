import * as z from 'zod/mini'
import { Amount, Instant, LanguageCode, NodeId } from './primitives.ts'
import { resource } from './resource.ts'

export const volatilities = ['low', 'medium', 'high'] as const

const GameInfo = z.object({
  vendorName: z.string(),
  /** The smallest and the largest bet: on a spin, a spot, a card, a shot or a ticket's note. */
  stake: z.object({ least: Amount, most: Amount }),
  /** Null for games without lines. */
  lines: z.nullable(z.int()),
  /** How far results spread around their mean; null if the vendor does not say. */
  volatility: z.nullable(z.enum(volatilities)),
  /** Whether the game can be played with trial money. */
  trial: z.boolean(),
  /** False while the vendor is under maintenance. */
  open: z.boolean(),
  /** The member's last rounds, newest first; empty without a session. */
  rounds: z.array(z.object({ id: z.string(), at: Instant, bet: Amount, win: z.nullable(Amount) })),
})
export type GameInfo = z.infer<typeof GameInfo>

export const gameInfo = resource('gameInfo', {
  read: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameInfo',
    summary:
      'What a player may want to know before a launch: stakes, lines, volatility, trial play and own last rounds.',
    access: 'optional',
    feature: 'GAMEINFO3',
    query: z.object({ merchant: z.string(), nodeId: NodeId, language: LanguageCode }),
    response: GameInfo,
    errors: ['MERCHANT_UNKNOWN', 'GAME_NOT_FOUND'],
  },
})
