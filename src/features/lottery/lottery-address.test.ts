import { expect, test } from 'vitest'
import {
  frameAddress,
  launchAddress,
  lobbyOf,
  readLaunchQuery,
  readStartQuery,
  startAddress,
} from './lottery-address.ts'

const launch = (query: string) => readLaunchQuery(new URLSearchParams(query))
const start = (address: string) => readStartQuery(new URL(address, 'http://app.test').searchParams)

test('launches the lottery of a tile', () => {
  const tile = launch('playType=ent&gameId=71&gameGroupId=K3&prize_mode=Elott&code=lobby&pageBack=home')
  expect(tile).toEqual({ playType: 'ent', gameId: '71', vendor: undefined, prizeMode: 'Elott', pageBack: 'home' })
})

test.each([
  ['TCG_LOTTO_VN', 'Elott', 'vn'],
  ['TCG_SEA', 'SEA', 'sea'],
])('a tile of %s launches its whole lottery in %s', (vendor, prizeMode, mui) => {
  const lobby = lobbyOf(launch(`playType=trad&prize_mode=${prizeMode}&vendor=${vendor}&code=lobby&pageBack=home`))
  expect(lobby).toEqual({ mui, playType: 'trad', gameId: 'lobby', prizeMode, pageBack: 'home' })
})

test('reads the address that it writes', () => {
  const place = { mui: 'vn', playType: 'ent', gameId: '7131', prizeMode: 'ZY', pageBack: 'home' } as const
  expect(start(startAddress(place))).toEqual(place)
  expect(start(startAddress({ ...place, pageBack: undefined })).pageBack).toBeUndefined()
})

test('reads an invalid address as the list of all lotteries', () => {
  expect(start('/m/startLottery?mui=x&playType=y&prize_mode=z')).toEqual({
    mui: 'elott',
    playType: 'trad',
    gameId: 'lobby',
    prizeMode: 'Elott',
    pageBack: undefined,
  })
  expect(launch('vendor=TCG_SEA').prizeMode).toBe('SEA')
})

test('passes member, merchant, colours and odds to the frame', () => {
  const place = { mui: 'sea', playType: 'trad', gameId: 'lobby', prizeMode: 'SEA', pageBack: undefined } as const
  const player = { token: 'a b', merchantCode: 'VELVET', cssName: 'velvet-dark', language: 'KO' }
  const { pathname, searchParams } = new URL(frameAddress(place, player), 'http://app.test')
  expect(pathname).toBe('/m/lotto-h5/sea/trad/games/lobby')
  expect(Object.fromEntries(searchParams)).toEqual({ ...player, prize_mode: 'SEA' })
  expect(frameAddress({ ...place, gameId: 'a/b?c' }, player)).toContain('/games/a%2Fb%3Fc?')
})

test('launches a lottery of the list like a tile, but closes into the game centre', () => {
  const address = launchAddress({ gameId: '71', gameGroupId: 'K3' }, 'trad', 'Lott')
  expect(address).toBe('/m/launchGame?playType=trad&gameId=71&gameGroupId=K3&prize_mode=Lott&code=lobby')
  expect(launch(address.split('?')[1] ?? '')).toMatchObject({ gameId: '71', prizeMode: 'Lott', pageBack: undefined })
})
