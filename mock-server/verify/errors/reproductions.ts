import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import type { Reproduction } from './line.ts'
import { accountRows } from './rows/account-rows.ts'
import { agentRows } from './rows/agent-rows.ts'
import { controlRows } from './rows/control-rows.ts'
import { memberRows } from './rows/member-rows.ts'
import { moneyRows } from './rows/money-rows.ts'
import { playRows } from './rows/play-rows.ts'
import { requestRows } from './rows/request-rows.ts'

/** The reproduction of each error: lines for a shell, of which the last one is refused. */
export const reproductions: Readonly<Record<GatewayErrorCode, Reproduction>> = {
  ...requestRows,
  ...accountRows,
  ...memberRows,
  ...agentRows,
  ...playRows,
  ...moneyRows,
  ...controlRows,
}
