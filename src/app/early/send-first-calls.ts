import { type Reply, requestKey } from '#gateway/first-answers.ts'
import { gatewayBase } from '#gateway/gateway-base.ts'
import { isStandalone } from '#platform/device.ts'
import { type Caller, commonCalls, type FirstCall, firstCalls, statusCall } from './first-calls.ts'
import { showBanner } from './show-banner.ts'

const announcements: FirstCall['path'] = '/wps/relay/MCSFE_getListAnnouncements'

/** As long as the app itself waits for a read. */
const patienceMs = 4_800

async function request(address: string, headers: Record<string, string>): Promise<Reply> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) })
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
    const reply = request(gateway + key.replace(/\?$/, ''), {
      ...(token && { Authorization: token }),
      ...(module && { ModuleId: module }),
      ...(isStandalone() && { Device: 'OTHERS' }),
    })
    // The app reports the failure when it takes the answer.
    reply.catch(() => undefined)
    answers.set(key, { token, reply })
    return reply
  }
}

const merchantIn = ({ data }: Reply) =>
  (data as { value?: { info?: { resources?: { brand?: { code?: unknown } } } } } | undefined)?.value?.info?.resources
    ?.brand?.code

/**
 * Sends the reads that a screen begins with. Some name the merchant: if the browser has stored none, they follow the
 * gateway's status.
 */
export function sendFirstCalls(path: string, caller: Caller, merchant: unknown): void {
  const send = sender(caller)
  const status = send(statusCall(caller))
  const calls = firstCalls[path]
  for (const call of commonCalls) send(call)
  const sendOwn = (code: unknown) => {
    if (typeof code !== 'string') return
    for (const call of calls?.(caller, code) ?? []) {
      const reply = send(call)
      if (reply && call.path === announcements) showBanner(reply).catch(() => undefined)
    }
  }
  if (merchant) sendOwn(merchant)
  else status?.then((reply) => sendOwn(merchantIn(reply))).catch(() => undefined)
}
