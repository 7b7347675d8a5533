declare module 'autocannon' {
  interface Options {
    url: string
    method?: 'GET' | 'POST' | 'DELETE'
    headers?: Record<string, string>
    body?: string
    connections: number
    /** In place of one: each connection sends them in turn. */
    requests?: readonly {
      method?: 'GET' | 'POST' | 'DELETE'
      path: string
      headers?: Record<string, string>
      body?: string
    }[]
    /** Seconds. */
    duration: number
  }
  interface Result {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  const autocannon: (options: Options) => Promise<Result>
  // biome-ignore lint/style/noDefaultExport: the package exports so
  export default autocannon
}
