import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { Amount, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

/** `processing`: paid, and the platform has not been told of it yet. */
const Status = z.enum(['pending', 'processing', 'credited', 'failed', 'cancelled', 'expired'])

const Order = z.object({
  orderId: z.string(),
  method: z.enum(['GATEWAY', 'ALIPAY', 'QQ', 'WECHAT']),
  merchant: z.object({ code: z.string(), name: Localised }),
  amount: Amount,
  currency: z.object({ code: z.string(), symbol: z.string(), position: z.enum(['F', 'B']) }),
  status: Status,
  payBy: Instant,
  /** The platform's time, which `payBy` is meant by. */
  now: Instant,
  /** Where the payer came from and goes back to. */
  backUrl: z.string(),
})
export type Order = z.infer<typeof Order>

/** What a payment provider's page asks of its provider. The token stands for the order: the page knows no session. */
export const pay = vendorResource('pay', {
  open: {
    method: 'POST',
    path: '/__vendors/api/pay/open',
    summary: 'What a payment page shows: who is paid, how much, until when, and whether it is settled already.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Order,
    errors: ['PAYMENT_UNKNOWN'],
  },
  settle: {
    method: 'POST',
    path: '/__vendors/api/pay/settle',
    summary:
      'Tells how a payment ended. The first word counts: told again, it answers what became of the order. A payment that nobody answers stays open.',
    access: 'none',
    body: z.object({ token: Token, outcome: z.enum(['paid', 'failed', 'cancelled', 'timeout']) }),
    response: z.object({ status: Status }),
    errors: ['PAYMENT_UNKNOWN', 'PAYMENT_TIMEOUT'],
  },
})
