import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for all below these keys, because something has changed. An answer that is on its way is older than the
 * change and is given up, also a first one, which the library by itself would wait for and take as new.
 */
export async function askAgain(client: QueryClient, ...keys: QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
