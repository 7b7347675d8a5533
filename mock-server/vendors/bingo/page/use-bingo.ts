import { type Dispatch, useEffect, useReducer } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { bingo, type Opened } from '../contract.ts'
import { type Action, type Ask, firstTable, reduce, type Table } from './state.ts'

async function answer({ token }: LaunchAddress, ask: Ask): Promise<Action> {
  switch (ask.kind) {
    case 'deal':
      return { type: 'offered', offer: await callVendor(bingo.deal, { token, deal: ask.deal }) }
    case 'buy': {
      const { deal, cards, price, idempotencyKey } = ask
      return { type: 'told', round: await callVendor(bingo.buy, { token, deal, cards, price, idempotencyKey }) }
    }
    case 'finish':
      return { type: 'told', round: await callVendor(bingo.finish, { token, roundId: ask.roundId }) }
  }
}

/** A round bought on another page is still drawn: this page goes on with it. */
async function goOn({ token }: LaunchAddress, ask: Ask): Promise<Action> {
  const { round } = await callVendor(bingo.open, { token })
  return round ? { type: 'told', round } : answer({ token, language: 'en', webView: false }, ask)
}

async function perform(launch: LaunchAddress, ask: Ask): Promise<Action> {
  try {
    return await answer(launch, ask)
  } catch (thrown) {
    if (thrown instanceof VendorFailure && thrown.code === 'ROUND_OPEN') return goOn(launch, ask)
    throw thrown
  }
}

/** The game, and the calls that its changes ask for. */
export function useBingo(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const ask = table.phase.name === 'asking' ? table.phase.ask : undefined

  useEffect(() => {
    if (!ask) return
    let wanted = true
    perform(launch, ask).then(
      (action) => wanted && dispatch(action),
      (thrown) => {
        const failure = outcomeOf(thrown)
        if (!wanted) return
        if (failure.kind === 'over') end(failure.reason)
        else dispatch({ type: 'failed', failure })
      },
    )
    return () => {
      wanted = false
    }
  }, [ask, launch, end])

  return { table, dispatch }
}
