import type { Endpoint } from '#contract/resource.ts'

/** What a request got: its status, the gateway's time, and the parsed body; undefined if the body is not JSON. */
export interface Reply {
  status: number
  date: string | null | undefined
  data: unknown
}

interface FirstAnswer {
  /** The session's token that the request was sent with. */
  token: string | undefined
  reply: Promise<Reply>
}

declare global {
  /** The reads that the page itself has sent, by `requestKey`, before any file of the app was there. */
  var firstAnswers: Map<string, FirstAnswer> | undefined
}

/** Identifies a read by its path and its query. */
export const requestKey = (path: string, query: object): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`

/** Returns the answer that the page has requested for this read, once. */
export function takeFirstAnswer(
  { method, path }: Endpoint,
  query: object,
  token: string | undefined,
): Promise<Reply> | undefined {
  const key = requestKey(path, query)
  const first = method === 'GET' ? globalThis.firstAnswers?.get(key) : undefined
  if (first) globalThis.firstAnswers?.delete(key)
  return first?.token === token ? first?.reply : undefined
}

/** Drops the answers that the first screen did not take, because they grow old. */
export const dropFirstAnswers = (): void => globalThis.firstAnswers?.clear()
