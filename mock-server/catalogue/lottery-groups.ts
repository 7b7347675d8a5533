/** What the lottery's menus call its kinds; kinds that are played alike share a group. */
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

/** In the order to show them. */
export const lotteryGroups = [...new Set(Object.values(groupOf))]
