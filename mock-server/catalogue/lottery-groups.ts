/** The menu group of each kind of lottery. Kinds with the same play share a group. */
export const groupOf = {
  fiveDigits: 'SSC',
  threeDigits: '3D',
  threeDice: 'K3',
  race: 'PK10',
  fiveOfEleven: '11X5',
  sixOfFortyFive: 'LOTTO',
  powerball: 'PB',
  vietnamNorth: 'VN',
  vietnamSouth: 'VN',
  fourDigitDraw: '4D',
  thaiDraw: 'THAI',
} as const

export type LotteryKindName = keyof typeof groupOf

export type LotteryGroup = (typeof groupOf)[LotteryKindName]

/** In display order. */
export const lotteryGroups = [...new Set(Object.values(groupOf))]
