import { expect, test } from 'vitest'
import { type Launchable, launchTarget } from './launch-target.ts'

const game = (facts: Partial<Launchable>): Launchable => ({
  vassalage: 'PP',
  gameType: 'RNG',
  gameId: '71',
  gameGroupId: 'G2',
  lottoMode: '',
  ...facts,
})

const lotteryGame = (playType: string) =>
  `/m/launchGame?playType=${playType}&gameId=71&gameGroupId=G2&prize_mode=Elott&code=lobby&pageBack=home`
const lobby = (vendor: string, prizeMode: string) =>
  `/m/launchGame?playType=trad&prize_mode=${prizeMode}&vendor=${vendor}&code=lobby&pageBack=home`

test.each<[string, Partial<Launchable>, string]>([
  ['the Vietnamese lottery', { vassalage: 'TCG_LOTTO_VN' }, lobby('TCG_LOTTO_VN', 'Elott')],
  ['the Southeast Asian lottery', { vassalage: 'TCG_SEA' }, lobby('TCG_SEA', 'SEA')],
  ['a traditional lottery', { vassalage: 'LOTT', lottoMode: 'Tradition' }, lotteryGame('trad')],
  ['an entertaining lottery', { vassalage: 'LOTT', lottoMode: 'Entertainment' }, lotteryGame('ent')],
  ['a lottery of both modes', { vassalage: 'ELOTT', lottoMode: 'Tradition,Entertainment' }, lotteryGame('ent')],
  ['a lottery of no mode', { vassalage: 'ELOTT' }, lotteryGame('trad')],
  ['a vendor with a game list', { list: true }, '/m/gameList?gameType=RNG&vassalage=PP&type='],
  ['a lottery vendor with a game list', { vassalage: 'TCG_SEA', list: true }, lobby('TCG_SEA', 'SEA')],
])('%s opens a page', (_, facts, address) => {
  expect(launchTarget(game(facts), true)).toEqual({ kind: 'page', address })
})

test.each(['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'BINGO'] as const)(
  'a game of %s opens at its vendor',
  (gameType) => {
    expect(launchTarget(game({ gameType }), true)).toEqual({ kind: 'vendor' })
  },
)

test.each<Partial<Launchable>>([{}, { list: true }, { vassalage: 'TCG_SEA' }, { vassalage: 'LOTT' }])(
  'a visitor is sent to log in first: %o',
  (facts) => {
    expect(launchTarget(game(facts), false)).toEqual({ kind: 'login' })
  },
)
