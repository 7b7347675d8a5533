import type { LotteryKindName } from '#mock-server/catalogue/lottery-groups.ts'
import { fiveOfEleven } from './balls.ts'
import { threeDice } from './dice.ts'
import { fiveDigits, threeDigits } from './digits.ts'
import type { LotteryKind } from './kind.ts'
import { sixOfFortyFive } from './lotto.ts'
import { powerball } from './powerball.ts'
import { race } from './race.ts'
import { fourDigitDraw, thaiDraw } from './southeast.ts'
import { vietnamNorth, vietnamSouth } from './vietnam.ts'

/** All kinds of lotteries by name. */
export const lotteryKinds = {
  fiveDigits,
  threeDigits,
  threeDice,
  race,
  fiveOfEleven,
  sixOfFortyFive,
  powerball,
  vietnamNorth,
  vietnamSouth,
  fourDigitDraw,
  thaiDraw,
} satisfies Record<LotteryKindName, LotteryKind>
