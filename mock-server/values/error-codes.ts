import * as z from 'zod/mini'
import { Failure } from '#contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'

/** Errors that only the vendors' own pages receive, each with its HTTP status. */
const vendorErrors = {
  LAUNCH_EXPIRED: { status: 401 },
  LAUNCH_CLOSED: { status: 401 },
  CHAT_ENDED: { status: 401 },
  ROUND_UNKNOWN: { status: 404 },
  PAYMENT_UNKNOWN: { status: 404 },
  MATCH_NOT_FOUND: { status: 404 },
  BET_NOT_FOUND: { status: 404 },
  ROUND_NOT_FOUND: { status: 404 },
  ROUND_OPEN: { status: 409 },
  TURN_PASSED: { status: 409 },
  ODDS_CHANGED: { status: 409 },
  BETTING_CLOSED: { status: 409 },
  ROUND_NOT_STARTED: { status: 409 },
  STAKE_LIMIT: { status: 422 },
  PAYMENT_TIMEOUT: { status: 504 },
} as const

/** Errors that only a simulated platform has: those of the control API, of a world, and of a fault. */
const simulatorErrors = {
  CONTROL_REFUSED: { status: 403 },
  WORLD_UNKNOWN: { status: 404 },
  SCENARIO_UNKNOWN: { status: 404 },
  MEMBER_UNKNOWN: { status: 404 },
  SNAPSHOT_UNKNOWN: { status: 404 },
  JOURNAL_ENTRY_UNKNOWN: { status: 404 },
  TIMELINE_ENTRY_UNKNOWN: { status: 404 },
  NOTHING_ARRIVED: { status: 404 },
  NOTHING_DUE: { status: 409 },
  WORLD_EXISTS: { status: 409 },
  WORLD_DROPPED: { status: 410 },
  WORLD_LIMIT: { status: 429 },
  SNAPSHOT_LIMIT: { status: 429 },
  WATCHER_LIMIT: { status: 429 },
  FAULT_INJECTED: { status: 503 },
  WORLD_FULL: { status: 507 },
} as const

type VendorsOwn = keyof typeof vendorErrors
type SimulatorsOwn = keyof typeof simulatorErrors

/** The errors that a vendor's call may declare. */
export type VendorErrorCode = ErrorCode | VendorsOwn
/** The errors that a call of the control API may declare. */
export type ControlErrorCode = ErrorCode | SimulatorsOwn
export type GatewayErrorCode = ErrorCode | VendorsOwn | SimulatorsOwn

/** Every error of the simulated gateway: the contract's, the vendors' and its own. */
export const gatewayErrors: Readonly<Record<GatewayErrorCode, { status: number }>> = {
  ...errorCatalogue,
  ...vendorErrors,
  ...simulatorErrors,
}

export const gatewayErrorCodes = Object.keys(gatewayErrors) as [GatewayErrorCode, ...GatewayErrorCode[]]

/** The body of every failed call of the simulated gateway. */
export const Refusal = z.extend(Failure, { errorCode: z.enum(gatewayErrorCodes) })
