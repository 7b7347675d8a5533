import { expect, test } from 'vitest'
import { readLotteryAddress } from './address.ts'

const frame = '/w/blue/m/lotto-h5/vn/ent/games/7131001'
const query = '?token=abc&merchantCode=HAEDAL&cssName=haedal-dark&prize_mode=ZY&language=KO'

test('reads the game from the path and the player from the query', () => {
  expect(readLotteryAddress({ pathname: frame, search: query })).toMatchObject({
    token: 'abc',
    merchantCode: 'HAEDAL',
    cssName: 'haedal-dark',
    market: 'vn',
    playType: 'ent',
    prizeMode: 'ZY',
    gameId: '7131001',
    language: 'ko',
  })
})

test('reads no game from the lobby’s path', () => {
  expect(readLotteryAddress({ pathname: '/m/lotto-h5/sea/trad/games/lobby', search: '' })).toMatchObject({
    market: 'sea',
    playType: 'trad',
    prizeMode: 'SEA',
    gameId: undefined,
  })
})

test('opens the list of all lotteries in the default modes for a launch', () => {
  expect(readLotteryAddress({ pathname: '/__vendors/lottery.html', search: '?token=t' })).toMatchObject({
    token: 't',
    market: 'elott',
    playType: 'trad',
    prizeMode: 'Elott',
    gameId: undefined,
    merchantCode: undefined,
  })
})

test('falls back to the defaults for invalid values', () => {
  expect(readLotteryAddress({ pathname: '/m/lotto-h5/x/y/games/1', search: '?prize_mode=none' })).toMatchObject({
    market: 'elott',
    playType: 'trad',
    prizeMode: 'Elott',
  })
})
