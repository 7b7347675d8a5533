import { type Dispatch, useEffect, useMemo, useReducer } from 'react'
import { newKey } from '#contract/new-key.ts'
import { callVendor, isFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { clockAt } from '#mock-server/vendors/page-kit/server-clock.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { crash, type Opened } from '../contract.ts'
import { type Action, type BetRequest, firstTable, isDue, reduce, type Table } from './state.ts'

/** Milliseconds before the next poll after a failure or if time is frozen, and before a retry. */
const silence = 1_000
const anotherTry = 250

type End = (reason: OverReason) => void

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Polls the round while mounted. Each answer waits for a change. */
function useWatch({ token }: LaunchAddress, opened: Opened, dispatch: Dispatch<Action>, end: End) {
  const clock = useMemo(() => clockAt(opened.state.now), [opened])

  useEffect(() => {
    let watching = true
    let seen: { number: number; phase: 'betting' | 'flying' | 'crashed' } | undefined
    async function look() {
      const view = await callVendor(crash.watch, { token, seen })
      if (!watching) return
      clock.sync(view.now)
      seen = { number: view.round.number, phase: view.round.phase }
      dispatch({ type: 'updated', view })
      if (clock.isStanding()) await wait(silence)
    }
    async function watch() {
      while (watching) {
        try {
          await look()
        } catch (thrown) {
          if (!watching) return
          const outcome = outcomeOf(thrown)
          if (outcome.kind === 'over') return end(outcome.reason)
          dispatch({ type: 'silent' })
          await wait(silence)
        }
      }
    }
    watch()
    return () => {
      watching = false
    }
  }, [token, clock, dispatch, end])

  return clock
}

async function placeBet({ token }: LaunchAddress, request: BetRequest): Promise<Action> {
  try {
    return { type: 'betDone', ...(await callVendor(crash.bet, { token, ...request })) }
  } catch (thrown) {
    if (isFailure(thrown, 'BETTING_CLOSED')) return { type: 'missed' }
    throw thrown
  }
}

/** Sends the bet, and the cash-out until it succeeds. */
function useCalls(launch: LaunchAddress, { request, leaving, stop }: Table, dispatch: Dispatch<Action>, end: End) {
  useVendorCall({
    request: stop ? undefined : request,
    send: (sent) => placeBet(launch, sent),
    onAnswer: dispatch,
    onFailure: (outcome) => dispatch({ type: 'betFailed', outcome }),
    end,
  })

  useVendorCall({
    request: leaving,
    delay: ({ tries }) => (tries === 0 ? 0 : anotherTry),
    send: ({ betId }) => callVendor(crash.cashOut, { token: launch.token, betId }),
    onAnswer: (answer) => dispatch({ type: 'outDone', ...answer }),
    onFailure: () => dispatch({ type: 'outFailed' }),
    end,
  })
}

/** Returns the table and the platform's clock, and makes the calls that the table's changes require. */
export function useCrash(launch: LaunchAddress, opened: Opened, end: End) {
  const [table, dispatch] = useReducer(reduce, opened, firstTable)
  const clock = useWatch(launch, opened, dispatch, end)
  useCalls(launch, table, dispatch, end)

  const due = isDue(table)
  useEffect(() => {
    if (due) dispatch({ type: 'opened', idempotencyKey: newKey() })
  }, [due])

  return { table, clock, dispatch }
}
