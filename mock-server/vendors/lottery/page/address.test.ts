import { expect, test } from 'vitest'
import { readLotteryAddress } from './address.ts'

const frame = '/w/blue/m/lotto-h5/vn/ent/games/7131001'
const query = '?token=abc&merchantCode=HAEDAL&cssName=haedal-dark&prize_mode=ZY&language=KO'

test('the frame’s path says what is played and its query who plays', () => {
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

test('the lobby is no game', () => {
  expect(readLotteryAddress({ pathname: '/m/lotto-h5/sea/trad/games/lobby', search: '' })).toMatchObject({
    market: 'sea',
    playType: 'trad',
    prizeMode: 'SEA',
    gameId: undefined,
  })
})

test('a launch opens the list of all lotteries in the usual way', () => {
  expect(readLotteryAddress({ pathname: '/__vendors/lottery.html', search: '?token=t' })).toMatchObject({
    token: 't',
    market: 'elott',
    playType: 'trad',
    prizeMode: 'Elott',
    gameId: undefined,
    merchantCode: undefined,
  })
})

test('what makes no sense is read as the usual', () => {
  expect(readLotteryAddress({ pathname: '/m/lotto-h5/x/y/games/1', search: '?prize_mode=none' })).toMatchObject({
    market: 'elott',
    playType: 'trad',
    prizeMode: 'Elott',
  })
})
