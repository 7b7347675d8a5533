import { expect, test } from 'vitest'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import { lotteryKinds } from '#mock-server/platform/lottery/rules/kinds.ts'
import { fitsShape } from '#mock-server/platform/lottery/rules/shape.ts'
import { betViews } from '../board.ts'
import { pickForMe } from './pick-for-me.ts'
import { notesOf, shapeOf } from './slip.ts'

const views = Object.keys(lotteryKinds).flatMap((kind) => {
  const game = allLotteries().find(({ lottery }) => lottery.kind === kind)!
  return (['trad', 'ent'] as const).flatMap((playType) => betViews(game, { playType, prizeMode: 'Elott' }, 'en'))
})

test('random picks always form exactly one note of the bet', () => {
  for (const bet of views) {
    for (let time = 0; time < 20; time += 1) {
      const picks = pickForMe(bet)
      expect(fitsShape(shapeOf(bet), picks), `${bet.code} ${picks}`).toBe(true)
      expect(notesOf({ bet, picks })).toBe(1)
    }
  }
})
