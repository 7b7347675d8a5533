import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchBelow } from './refetch-below.ts'

test('discards a reply to a request from before a change, even if it was the first', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const answers: ((balance: number) => void)[] = []
  const balance = new QueryObserver(client, {
    queryKey: ['wallet', 'member'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  })
  const stop = balance.subscribe(() => undefined)
  const refetched = refetchBelow(client, ['wallet'])
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.(500)
  await refetched
  answers[0]?.(0)
  await Promise.resolve()
  expect(client.getQueryData(['wallet', 'member'])).toBe(500)
  stop()
})
