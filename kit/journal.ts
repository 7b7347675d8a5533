import type { Control } from './control.ts'
import type { Call, CallFilter, Check, ExpectedCall } from './types.ts'

interface Terms {
  /** Other calls may lie in between. */
  inOrder?: boolean
  /** An endpoint handled every call. */
  nothingUnhandled?: boolean
  /** Only calls with a higher id. */
  after?: number
}

/** The time between two looks, in milliseconds. */
const pause = 100

/** Reads and checks the calls that a world received. */
export function createJournal({ call }: Control) {
  async function verify(calls: ExpectedCall[], terms: Terms = {}): Promise<void> {
    const { ok, checks } = await call<{ ok: boolean; checks: Check[] }>('POST', 'journal/verify', { calls, ...terms })
    if (ok) return
    const failed = checks.filter((check) => !check.ok)
    throw new Error(`The journal differs:\n${failed.map(({ message }) => `- ${message}`).join('\n')}`)
  }

  return {
    /** Returns the calls, oldest first; `limit` keeps the newest. */
    calls: (filter: CallFilter & { after?: number; limit?: number } = {}) => call<Call[]>('GET', 'journal', filter),
    /** Throws an error that lists what differs, unless these calls were made. */
    verify,
    /** Verifies until it succeeds, at most `timeout` milliseconds long. */
    async verifySoon(calls: ExpectedCall[], { timeout = 5_000, ...terms }: Terms & { timeout?: number } = {}) {
      const end = performance.now() + timeout
      for (;;) {
        try {
          return await verify(calls, terms)
        } catch (error) {
          if (performance.now() >= end) throw error
          await new Promise((done) => setTimeout(done, pause))
        }
      }
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
