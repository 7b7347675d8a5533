import { useRef } from 'react'
import { newKey } from '#contract/new-key.ts'
import { type MoneyKey, stored } from '#contract/stored.ts'
import { serverNow } from '#gateway/server-time.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { currentSession } from '#session/session.ts'

/** A person who repeats a request later than this means another one. In milliseconds. */
const lifetime = 10 * 60_000

const isYoung = (key: MoneyKey | undefined): key is MoneyKey =>
  key !== undefined && Math.abs(serverNow() - key.at) < lifetime

/**
 * Returns idempotency keys by operation. An operation keeps its key until it is settled, also over a reload of the page, so that a
 * second press after a lost reply does not move the money twice. An unsettled key serves for ten minutes.
 */
export function useMoneyKeys() {
  // For browsers without storage.
  const keys = useRef(new Map<string, MoneyKey>())
  return {
    keyFor(operation: string): string {
      const own = ofMember(operation)
      const kept = readKept()
      const key = [keys.current.get(own), kept[own]].find(isYoung) ?? { key: newKey(), at: serverNow() }
      keys.current.set(own, key)
      writeKept({ ...kept, [own]: key })
      return key.key
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
const writeKept = (keys: Record<string, MoneyKey>) => writeStored(stored.moneyKeys, keys, 'sessionStorage')
