import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import type { Way } from './line.ts'
import { accountRows } from './rows/account-rows.ts'
import { agentRows } from './rows/agent-rows.ts'
import { controlRows } from './rows/control-rows.ts'
import { memberRows } from './rows/member-rows.ts'
import { moneyRows } from './rows/money-rows.ts'
import { playRows } from './rows/play-rows.ts'
import { requestRows } from './rows/request-rows.ts'

/** How each error is reached: what to type into a shell, where the last line is the one that is refused. */
export const ways: Readonly<Record<GatewayErrorCode, Way>> = {
  ...requestRows,
  ...accountRows,
  ...memberRows,
  ...agentRows,
  ...playRows,
  ...moneyRows,
  ...controlRows,
}
