import { useRef } from 'react'
import { stored } from '#contract/stored.ts'
import { newKey } from '#platform/new-key.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { currentSession } from '#session/session.ts'

/**
 * Returns idempotency keys by operation. An operation keeps its key until it is settled, also over a reload of the page, so that a
 * second press after a lost reply does not move the money twice.
 */
export function useMoneyKeys() {
  // For browsers without storage.
  const keys = useRef(new Map<string, string>())
  return {
    keyFor(operation: string): string {
      const own = ofMember(operation)
      const kept = readKept()
      const key = keys.current.get(own) ?? kept[own] ?? newKey()
      keys.current.set(own, key)
      writeKept({ ...kept, [own]: key })
      return key
    },
    settle(operation: string) {
      const own = ofMember(operation)
      const { [own]: _, ...others } = readKept()
      keys.current.delete(own)
      writeKept(others)
    },
  }
}

const ofMember = (operation: string) => `${currentSession()?.userName}/${operation}`
const readKept = () => readStored(stored.moneyKeys, 'sessionStorage') ?? {}
const writeKept = (keys: Record<string, string>) => writeStored(stored.moneyKeys, keys, 'sessionStorage')
