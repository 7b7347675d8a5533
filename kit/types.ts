/** A fault of one endpoint, such as `auth.login`, of an area, such as `wallet.*`, or of all by `*`; see docs/qa.md. */
export interface Fault {
  endpoint: string
  stage?: 'before-auth' | 'before-run' | 'after-run'
  account?: string
  region?: string
  header?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, string>
  /** Milliseconds. */
  latency?: number | { p50: number; p95: number } | { median: number; sigma: number }
  status?: number
  transport?: 'reset' | 'hang' | 'truncated' | 'malformed' | 'drip'
  dripTime?: number
  probability?: number
  /** The number of calls that the fault still disturbs; unlimited if omitted. */
  times?: number
  from?: number | string
  until?: number | string
}

export interface Message {
  id: number
  at: number
  channel: 'sms' | 'email'
  to: string
  text: string
  code: string
}

export interface MessageFilter {
  /** Part of an address, or of a phone number. */
  to?: string
  channel?: 'sms' | 'email'
  text?: string
  /** Only messages with a higher id. */
  after?: number
}

/** A world's time in milliseconds since 1970, and what falls due, in order. */
export interface Reading {
  mode: 'running' | 'frozen'
  now: number
  pending: { at: number }[]
}

export interface CallFilter {
  /** An endpoint's id, or an area such as `wallet.*`. */
  endpoint?: string
  method?: string
  /** A status, or a class such as `4xx`. */
  status?: string
  account?: string
  /** Part of path, input, answer or error code; case is ignored. */
  text?: string
}

export interface ExpectedCall extends CallFilter {
  /** Exact, or within bounds; defaults to at least one. */
  times?: number | { min?: number; max?: number }
}

/** One call and its answer, without secrets. */
export interface Call {
  id: number
  at: number
  method: string
  path: string
  endpoint?: string
  account?: string
  input?: unknown
  status: number
  errorCode?: string
  answer?: unknown
}

export interface Check {
  ok: boolean
  message: string
  entries: number[]
}

export interface WorldSummary {
  name: string
  scenario: string
  merchant: string
  now: number
  /** The path prefix of its pages, such as `/w/blue/`. */
  base: string
  /** The local storage of the scenario's persona, by key. */
  storage: Record<string, unknown>
  /** The page that the scenario opens. */
  route: string
}

export interface Phone {
  seat: number
  /** Relative to the world's base, such as `m/home`. */
  page: string
  width: number
  height: number
  theme?: 'light' | 'dark'
  language?: string
  account?: string
  screenshot?: string
}
