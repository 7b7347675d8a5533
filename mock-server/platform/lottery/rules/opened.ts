import type { LotteryWords } from '#fixtures/games/word-set.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { Draw } from './draw.ts'
import { lotteryKinds } from './kinds.ts'

interface DrawnLottery {
  gameId: string
  lottery: Pick<LotteryWords, 'kind'>
}

/** Returns the numbers of an issue. They depend only on the world's chance, the lottery and the issue. */
export const openedOf = (chance: Chance, { gameId, lottery }: DrawnLottery, numero: string): Draw =>
  lotteryKinds[lottery.kind].draw((name) => chance.fraction('lottery', gameId, numero, name))
