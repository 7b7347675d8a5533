import { inLanguage } from '#contract/localised.ts'
import type { PlayType, PrizeMode } from '#contract/lottery.ts'
import { betNames, betRules, optionNames, prizeNames, rowNames } from '#fixtures/lottery/names.ts'
import type { LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import type { BetType } from '#mock-server/platform/lottery/rules/bet-type.ts'
import { lotteryKinds } from '#mock-server/platform/lottery/rules/kinds.ts'
import { oddsOf } from '#mock-server/platform/lottery/rules/prize-mode.ts'
import type { Note, ShapeRow } from '#mock-server/platform/lottery/rules/shape.ts'
import type { BetView } from './contract.ts'

/** Returns notes that together have all possible odds of a bet, which may depend on repeated digits. */
function examples({ shape }: BetType): Note[] {
  return shape.kind === 'number' ? ['1234', '1123', '1112'].map((digits) => [digits.slice(0, shape.width)]) : [[]]
}

const payOf = (bet: BetType, note: Note, mode: PrizeMode) =>
  bet.prizes(note).map((prize) => oddsOf(prize, mode) / 1_000)

function prizesView(bet: BetType, mode: PrizeMode, language: string): BetView['prizes'] {
  if (bet.shape.kind === 'board') return []
  const pays = examples(bet).map((note) => payOf(bet, note, mode))
  return bet.prizes(examples(bet)[0] ?? []).map(({ code }, at) => {
    const odds = pays.map((pay) => pay[at] ?? 0)
    return { name: inLanguage(prizeNames[code], language) ?? '', odds: Math.min(...odds), highest: Math.max(...odds) }
  })
}

function rowView(bet: BetType, { code, options }: ShapeRow, mode: PrizeMode, language: string) {
  return {
    code,
    name: inLanguage(rowNames[code], language) ?? '',
    options: options.map((option) => ({
      code: option,
      label: inLanguage(optionNames[option], language) ?? option,
      odds: bet.shape.kind === 'board' ? (payOf(bet, [code, option], mode)[0] ?? null) : null,
    })),
  }
}

function shapeView(bet: BetType, mode: PrizeMode, language: string): BetView['shape'] {
  const { shape } = bet
  const rows = 'rows' in shape ? shape.rows : shape.kind === 'combination' ? [{ code: '', options: shape.options }] : []
  return {
    kind: shape.kind,
    rows: rows.map((row) => rowView(bet, row, mode, language)),
    size: shape.kind === 'combination' ? shape.size : shape.kind === 'number' ? shape.width : 1,
    distinct: shape.kind === 'positions' && shape.distinct,
  }
}

/** Returns the bets of a lottery for a play type, with their payouts in a prize mode. */
export const betViews = (
  { lottery }: LotteryGame,
  { playType, prizeMode }: { playType: PlayType; prizeMode: PrizeMode },
  language: string,
): BetView[] =>
  lotteryKinds[lottery.kind].bets
    .filter(({ plays }) => plays.includes(playType))
    .map((bet) => ({
      code: bet.code,
      name: inLanguage(betNames[bet.code], language) ?? bet.code,
      rule: inLanguage(betRules[bet.code], language) ?? '',
      shape: shapeView(bet, prizeMode, language),
      prizes: prizesView(bet, prizeMode, language),
    }))
