/** The kinds of ids that a world gives out. Each has a counter of its own. */
export const idKinds = [
  'application',
  'card',
  'chat',
  'chat-message',
  'contract',
  'deposit',
  'feedback',
  'launch',
  'letter',
  'lotteryOrder',
  'member',
  'message',
  'movement',
  'payment',
  'place',
  'rebate',
  'round',
  'session',
  'transfer',
  'withdrawal',
] as const
export type IdKind = (typeof idKinds)[number]
