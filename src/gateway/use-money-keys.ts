import { useRef } from 'react'
import { newKey } from '#platform/new-key.ts'

/**
 * Idempotency keys by what they are for. A wish keeps its key until it is settled: whoever presses again after an answer
 * that was lost moves the money once.
 */
export function useMoneyKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyFor(wish: string): string {
      const key = keys.current.get(wish) ?? newKey()
      keys.current.set(wish, key)
      return key
    },
    settle(wish: string) {
      keys.current.delete(wish)
    },
  }
}
