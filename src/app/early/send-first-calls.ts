import { type Reply, requestKey } from '#gateway/first-answers.ts'
import { gatewayBase } from '#gateway/gateway-base.ts'
import { readMs, requestHeaders } from '#gateway/request-headers.ts'
import { type Caller, commonCalls, type FirstCall, firstCalls, statusCall } from './first-calls.ts'
import { showBanner } from './show-banner.ts'
import { brandIn, isOpen, type UncheckedStatus, type Visitor } from './visitor.ts'

const announcements: FirstCall['path'] = '/wps/relay/MCSFE_getListAnnouncements'

async function request(address: string, headers: Record<string, string>): Promise<Reply> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(readMs) })
  const data: unknown = await response.json().catch(() => undefined)
  return { status: response.status, date: response.headers.get('date'), data }
}

/** Creates the function that sends a read and keeps its answer for the app. */
function sender(caller: Caller) {
  const answers = new Map()
  globalThis.firstAnswers = answers
  const gateway = gatewayBase().replace(/\/$/, '')
  return ({ path, query = {}, module, as }: FirstCall): Promise<Reply> | undefined => {
    if (as === 'session' && !caller.token) return
    const token = as && caller.token
    const key = requestKey(path, query)
    const reply = request(gateway + key.replace(/\?$/, ''), requestHeaders(token, module))
    // The app reports the failure when it takes the answer.
    reply.catch(() => undefined)
    answers.set(key, { token, reply })
    return reply
  }
}

const statusIn = ({ data }: Reply) => (data as { value?: UncheckedStatus } | undefined)?.value

const deployedMerchant = () => document.querySelector<HTMLMetaElement>('meta[name=merchant]')?.content

/**
 * Sends the reads that a screen begins with. They follow the gateway's status if the merchant is unknown, or if the
 * platform was closed at the last visit and would refuse them.
 */
export function sendFirstCalls(path: string, caller: Caller, last: Pick<Visitor, 'brand' | 'open'>): void {
  const send = sender(caller)
  const sendOthers = (merchant: unknown) => {
    if (typeof merchant !== 'string') return
    for (const call of [...commonCalls, ...(firstCalls[path]?.(caller, merchant) ?? [])]) {
      const reply = send(call)
      if (reply && call.path === announcements) showBanner(reply).catch(() => undefined)
    }
  }
  const status = send(statusCall(caller))
  const merchant = last.brand ? last.open && last.brand.code : deployedMerchant()
  if (merchant) sendOthers(merchant)
  else
    status
      ?.then(statusIn)
      .then((now) => isOpen(now) && sendOthers(brandIn(now)?.code))
      .catch(() => undefined)
}
