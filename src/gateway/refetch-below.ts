import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches all queries below these keys after a change. It cancels requests that are pending, because their replies
 * are older than the change. This includes a first request, which the library by itself would wait for and take as new.
 */
export async function refetchBelow(client: QueryClient, ...keys: QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
