import { type Dispatch, useMemo, useReducer } from 'react'
import * as z from 'zod/mini'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { failGame, type OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { type Opened, type Quote, sports } from '../contract.ts'
import type { Leg } from './legs.ts'
import { type Accept, type Action, type BetRequest, type Book, firstBook, reduce, type Stop } from './state.ts'
import { useWhileSeen } from './use-while-seen.ts'

type End = (reason: OverReason) => void

/** Milliseconds between two polls. */
const boardPace = { live: 3_000, upcoming: 8_000, results: 10_000 }
const quotePace = 4_000

const legInputs = (legs: readonly Leg[]) =>
  legs.map(({ match, market, pick, odds }) => ({ matchId: match.id, market, pick, odds: odds ?? 1.01 }))

const Requoted = z.object({
  legs: z.array(z.object({ matchId: z.string(), market: z.string(), pick: z.string(), odds: z.nullable(z.number()) })),
})

const stops: Partial<Record<string, Stop>> = {
  ODDS_CHANGED: { kind: 'odds' },
  BETTING_CLOSED: { kind: 'closed' },
  MATCH_NOT_FOUND: { kind: 'closed' },
  STAKE_LIMIT: { kind: 'limit' },
  INVALID_INPUT: { kind: 'limit' },
}

/** Returns the action for a refusal that the player can fix on the slip; undefined for any other. */
function refusalOf(thrown: unknown): Action | undefined {
  if (!(thrown instanceof VendorFailure)) return undefined
  const stop = stops[thrown.code]
  return stop && { type: 'refused', stop, legs: Requoted.safeParse(thrown.value).data?.legs as Quote[] | undefined }
}

interface Order extends BetRequest {
  accept: Accept
}

async function placeBet({ token }: LaunchAddress, { legs, ...order }: Order): Promise<Action> {
  try {
    return { type: 'placed', ...(await callVendor(sports.place, { token, legs: legInputs(legs), ...order })) }
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    if (refusal) return refusal
    throw thrown
  }
}

/** Polls the board while the page is visible. */
function useBoard({ token }: LaunchAddress, { sport, view }: Book, dispatch: Dispatch<Action>, end: End) {
  const boardView = view === 'bets' ? 'results' : view
  useWhileSeen(
    async () => {
      if (view === 'bets') return
      try {
        dispatch({ type: 'board', sport, view, board: await callVendor(sports.board, { token, sport, view }) })
      } catch (thrown) {
        failGame(thrown, { onFailure: () => dispatch({ type: 'silent' }), end })
      }
    },
    boardPace[boardView],
    `${sport}/${view}`,
  )
}

/** Polls the odds of the slip while it is open, independent of the board. */
function useQuotes({ token }: LaunchAddress, { slip, slipOpen, requests }: Book, dispatch: Dispatch<Action>, end: End) {
  const active = slipOpen && slip.length > 0 && requests.length === 0
  useWhileSeen(
    async () => {
      if (!active) return
      try {
        const { legs } = await callVendor(sports.quote, { token, legs: legInputs(slip) })
        dispatch({ type: 'quoted', legs })
      } catch (thrown) {
        failGame(thrown, { onFailure: () => undefined, end })
      }
    },
    quotePace,
    `${active}`,
  )
}

/** Returns the book, and makes the calls that its changes require. */
export function useSports(launch: LaunchAddress, opened: Opened, end: End) {
  const [book, dispatch] = useReducer(reduce, opened, firstBook)
  const { requests, stop, accept } = book
  useBoard(launch, book, dispatch, end)
  useQuotes(launch, book, dispatch, end)

  const request = stop ? undefined : requests[0]
  useVendorCall({
    request: useMemo(() => request && { ...request, accept }, [request, accept]),
    send: (order) => placeBet(launch, order),
    onAnswer: dispatch,
    onFailure: (outcome) => dispatch({ type: 'failed', outcome }),
    end,
  })

  return { book, dispatch, launch, end }
}
