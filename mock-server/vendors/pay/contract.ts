import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { Amount, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

/** `processing`: paid, but the platform is not notified yet. */
const Status = z.enum(['pending', 'processing', 'credited', 'failed', 'cancelled', 'expired'])

const Order = z.object({
  orderId: z.string(),
  method: z.enum(['GATEWAY', 'ALIPAY', 'QQ', 'WECHAT']),
  merchant: z.object({ code: z.string(), name: Localised }),
  amount: Amount,
  currency: z.object({ code: z.string(), symbol: z.string(), position: z.enum(['F', 'B']) }),
  status: Status,
  payBy: Instant,
  /** The platform's time, to which `payBy` refers. */
  now: Instant,
  /** The page that the payer came from and returns to. */
  backUrl: z.string(),
  /** The app's address, if it has another origin than this page's host. */
  appUrl: z.optional(z.string()),
})
export type Order = z.infer<typeof Order>

/** The calls of a payment provider's page. The token identifies the order; the page has no session. */
export const pay = vendorResource('pay', {
  open: {
    method: 'POST',
    path: '/__vendors/api/pay/open',
    summary: 'Returns what a payment page shows: payee, amount, deadline and status.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Order,
    errors: ['PAYMENT_UNKNOWN'],
  },
  settle: {
    method: 'POST',
    path: '/__vendors/api/pay/settle',
    summary:
      'Reports the result of a payment. Only the first report counts; later ones return the order. Without a report the payment stays open.',
    access: 'none',
    body: z.object({ token: Token, outcome: z.enum(['paid', 'failed', 'cancelled', 'timeout']) }),
    response: z.object({ status: Status }),
    errors: ['PAYMENT_UNKNOWN', 'PAYMENT_TIMEOUT'],
  },
})
