import { useRef } from 'react'
import { stored } from '#contract/stored.ts'
import { newKey } from '#platform/new-key.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { currentSession } from '#session/session.ts'

/**
 * Idempotency keys by what they are for. A wish keeps its key until it is settled: whoever presses again after an answer
 * that was lost moves the money once, also after a reload of the page.
 */
export function useMoneyKeys() {
  // Also here, for a browser that keeps nothing.
  const keys = useRef(new Map<string, string>())
  return {
    keyFor(wish: string): string {
      const own = ofMember(wish)
      const kept = readKept()
      const key = keys.current.get(own) ?? kept[own] ?? newKey()
      keys.current.set(own, key)
      writeKept({ ...kept, [own]: key })
      return key
    },
    settle(wish: string) {
      const own = ofMember(wish)
      const { [own]: _, ...others } = readKept()
      keys.current.delete(own)
      writeKept(others)
    },
  }
}

const ofMember = (wish: string) => `${currentSession()?.userName}/${wish}`
const readKept = () => readStored(stored.moneyKeys, 'sessionStorage') ?? {}
const writeKept = (keys: Record<string, string>) => writeStored(stored.moneyKeys, keys, 'sessionStorage')
