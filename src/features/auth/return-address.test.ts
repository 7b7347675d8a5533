import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPassword, holdPassword } from '#session/held-password.ts'
import { addressAfterLogin, returnAddress } from './return-address.ts'

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://play.example/', querySelector: () => null }))
afterEach(() => void vi.unstubAllGlobals())

test('returns the page that the person came from', () => {
  expect(returnAddress({ state: { from: '/m/gameList?gameType=RNG' }, search: '' })).toBe('/m/gameList?gameType=RNG')
})

test.each([
  null,
  {},
  { from: 7 },
  { from: '//elsewhere.example' },
  { from: 'https://elsewhere.example' },
  { from: '/\\elsewhere.example' },
  { from: 'javascript:alert(1)' },
  { from: '/__gateway/worlds' },
  { from: '/w/red/m/home' },
])('returns home for %j', (state) => {
  expect(returnAddress({ state, search: '' })).toBe('/m/home')
})

test('returns the agent centre after the agents’ desk', () => {
  expect(returnAddress({ state: null, search: '?desk=agent' })).toBe('/m/member/agent/home')
  const state = { from: '/m/member/agent/kpi' }
  expect(returnAddress({ state, search: '?desk=agent' })).toBe('/m/member/agent/kpi')
})

test('returns the agent centre for an agent’s own login, also from the members’ desk', () => {
  const agent = { firstTimeLogin: false, type: 41 }
  expect(addressAfterLogin(agent, { state: null, search: '' })).toBe('/m/member/agent/home')
  expect(addressAfterLogin(agent, { state: { from: '/m/notice' }, search: '' })).toBe('/m/notice')
  expect(addressAfterLogin({ ...agent, type: 2 }, { state: null, search: '' })).toBe('/m/home')
})

test('a first login on the form leads to the change of the password, and any other to the page before', () => {
  const location = { state: { from: '/m/notice' }, search: '' }
  expect(addressAfterLogin({ firstTimeLogin: true, type: 0 }, location)).toBe('/m/notice')
  holdPassword('parlor2026')
  expect(addressAfterLogin({ firstTimeLogin: true, type: 0 }, location)).toBe('/m/changePsw')
  expect(addressAfterLogin({ firstTimeLogin: false, type: 0 }, location)).toBe('/m/notice')
  // A login by SMS holds none.
  holdPassword('')
  expect(addressAfterLogin({ firstTimeLogin: true, type: 0 }, location)).toBe('/m/changePsw')
  dropPassword()
})
