import type { LotteryWords } from '#fixtures/games/word-set.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { Draw } from './draw.ts'
import { lotteryKinds } from './kinds.ts'

interface Drawing {
  gameId: string
  lottery: Pick<LotteryWords, 'kind'>
}

/** What an issue of a lottery opens: nothing but the world's chance, the lottery and the issue have a part in it. */
export const openedOf = (chance: Chance, { gameId, lottery }: Drawing, numero: string): Draw =>
  lotteryKinds[lottery.kind].draw((name) => chance.fraction('lottery', gameId, numero, name))
