import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import { closeSession, loseSession, openSession } from '#session/session.ts'
import { confirm } from '#ui/confirm.tsx'
import { endWithSession } from './end-of-session.ts'

await vi.hoisted(async () => {
  const { stubPage } = await import('#platform/stub-page.ts')
  stubPage('http://parlor.test')
  vi.stubGlobal('removeEventListener', () => undefined)
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

test.each([
  ['the member signs out', closeSession],
  ['the gateway ends the session', () => loseSession(member.token, 'not_logged_in')],
])('when %s, nothing of the member stays', async (_, end) => {
  openSession(member, { keep: false })
  client.setQueryData(wallet, { balance: 1_000 })
  client.setQueryData(games, ['Dragon'])
  client.getMutationCache().build(client, { mutationKey: wallet })
  useActiveCategory.setState({ category: 'FISH' })
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
  expect(await answer).toBe(false)
})

test('after it has stopped, the end of a session removes nothing', () => {
  stop()
  openSession(member, { keep: false })
  client.setQueryData(wallet, { balance: 1_000 })
  closeSession()
  expect(client.getQueryData(wallet)).toEqual({ balance: 1_000 })
})
