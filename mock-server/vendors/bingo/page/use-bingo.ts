import { type Dispatch, useReducer } from 'react'
import { callVendor, isFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { bingo, type Opened } from '../contract.ts'
import { type Action, firstTable, reduce, type Table, type VendorRequest } from './state.ts'

async function answer({ token }: LaunchAddress, request: VendorRequest): Promise<Action> {
  switch (request.kind) {
    case 'deal':
      return { type: 'offered', offer: await callVendor(bingo.deal, { token, deal: request.deal }) }
    case 'buy': {
      const { deal, cards, price, idempotencyKey } = request
      return {
        type: 'roundReceived',
        round: await callVendor(bingo.buy, { token, deal, cards, price, idempotencyKey }),
      }
    }
    case 'finish':
      return { type: 'roundReceived', round: await callVendor(bingo.finish, { token, roundId: request.roundId }) }
  }
}

/** Continues with a round that was bought on another page. */
async function resume({ token }: LaunchAddress, request: VendorRequest): Promise<Action> {
  const { round } = await callVendor(bingo.open, { token })
  return round ? { type: 'roundReceived', round } : answer({ token, language: 'en', webView: false }, request)
}

async function perform(launch: LaunchAddress, request: VendorRequest): Promise<Action> {
  try {
    return await answer(launch, request)
  } catch (thrown) {
    if (isFailure(thrown, 'ROUND_OPEN')) return resume(launch, request)
    throw thrown
  }
}

/** Returns the game, and makes the calls that its changes require. */
export function useBingo(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)

  useVendorCall({
    request: table.phase.name === 'requesting' ? table.phase.request : undefined,
    send: (request) => perform(launch, request),
    onAnswer: dispatch,
    onFailure: (failure) => dispatch({ type: 'failed', failure }),
    end,
  })

  return { table, dispatch }
}
