declare module 'autocannon' {
  interface Options {
    url: string
    method?: 'GET' | 'POST' | 'DELETE'
    headers?: Record<string, string>
    body?: string
    connections: number
    /** Several requests, which each connection sends in turn. */
    requests?: readonly {
      method?: 'GET' | 'POST' | 'DELETE'
      path: string
      headers?: Record<string, string>
      body?: string
    }[]
    /** In seconds. */
    duration: number
  }
  interface Result {
    requests: { average: number; total: number }
    /** In milliseconds. */
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  const autocannon: (options: Options) => Promise<Result>
  // biome-ignore lint/style/noDefaultExport: the package exports so
  export default autocannon
}
