import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { stored } from '#contract/stored.ts'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import { useShownGame } from '#features/games/info/shown-game.ts'
import { useLaunchedGame } from '#features/games/launch/launched-game.ts'
import { storageKey, writeStored } from '#platform/storage.ts'
import { typedBefore } from '#platform/typed.ts'
import { closeSession, loseSession, openSession } from '#session/session.ts'
import { confirm } from '#ui/layers/confirm.tsx'
import { endWithSession } from './end-of-session.ts'

await vi.hoisted(async () => {
  const { stubPage } = await import('#platform/stub-page.ts')
  stubPage('http://parlor.test')
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('location', { pathname: '/m/withdraw' })
  vi.stubGlobal('history', { state: null })
})

const member = {
  id: '1',
  customerId: '1',
  token: 'token-of-the-member',
  merchantCode: 'haedal',
  userName: 'haedal_92',
  type: 0,
  firstTimeLogin: false,
}
const wallet = ['wallet', { member: member.userName }]
const games = ['games', { member: null }]

const client = new QueryClient()
const stop = endWithSession(client)
afterEach(() => client.clear())

// First: a page reads what was typed before its reload only once.
test('what the member had typed before a reload is not shown to the next one', () => {
  openSession(member, { keep: false })
  writeStored(stored.typed, { page: '/m/withdraw', values: { amount: '50,000' } }, 'sessionStorage')
  expect(typedBefore(['amount'])).toEqual({ amount: '50,000' })
  closeSession()
  expect(typedBefore(['amount'])).toEqual({})
  expect(sessionStorage.getItem(storageKey(stored.typed))).toBeNull()
})

test.each([
  ['the member signs out', closeSession],
  ['the gateway ends the session', () => loseSession(member.token, 'not_logged_in')],
])('when %s, nothing of the member stays', async (_, end) => {
  openSession(member, { keep: false })
  client.setQueryData(wallet, { balance: 1_000 })
  client.setQueryData(games, ['Dragon'])
  client.getMutationCache().build(client, { mutationKey: wallet })
  useActiveCategory.setState({ category: 'FISH' })
  useLaunchedGame.setState({
    game: { title: 'Dragon', address: new URL('http://vendors.test/slot'), entry: { before: undefined } },
  })
  useShownGame.setState({ entry: { before: undefined } })
  const answer = confirm({ text: 'Withdraw 1,000?' })
  end()
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([games])
  expect(client.getMutationCache().getAll()).toEqual([])
  expect(useActiveCategory.getState().category).toBe('HOT')
  expect(useLaunchedGame.getState().game).toBeUndefined()
  expect(useShownGame.getState().entry).toBeUndefined()
  expect(await answer).toBe(false)
})

test('after it has stopped, the end of a session removes nothing', () => {
  stop()
  openSession(member, { keep: false })
  client.setQueryData(wallet, { balance: 1_000 })
  closeSession()
  expect(client.getQueryData(wallet)).toEqual({ balance: 1_000 })
})
