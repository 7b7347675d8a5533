import lighthouse, { type Result } from 'lighthouse'
import { percentile } from './statistics.ts'
import { forget, type Phone } from './web-browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const

/** The medians of several audits of one page: scores from 0 to 100, milliseconds, and what was requested. */
export interface Audit {
  scores: Record<(typeof categories)[number], number>
  times: Record<(typeof times)[number], number>
  shift: number
  requests: number
  kilobytes: number
  /** Lighthouse's index of the machine's speed during the audits: times are comparable only where it is alike. */
  machine: number
}

interface Request {
  transferSize?: number
}

const requestsOf = ({ audits }: Result): Request[] => {
  const details = audits['network-requests']?.details
  return details?.type === 'table' ? (details.items as Request[]) : []
}

function medians(results: readonly Result[]): Audit {
  const median = (read: (result: Result) => number) => percentile(results.map(read), 0.5)
  const each = <Name extends string>(names: readonly Name[], read: (result: Result, name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, median((result) => read(result, name))])) as Record<Name, number>
  return {
    scores: each(categories, (result, name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    times: each(times, ({ audits }, name) => audits[name]?.numericValue ?? Number.NaN),
    shift: median(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    requests: median((result) => requestsOf(result).length),
    machine: median(({ environment }) => environment.benchmarkIndex),
    kilobytes: median(
      (result) => requestsOf(result).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    ),
  }
}

/** Audits first visits of a page as a cheap phone on slow 4G (Lighthouse's mobile setting), and returns the medians. */
export async function auditPage(
  phone: Phone,
  app: string,
  path: string,
  kept: Record<string, unknown>,
  runs: number,
): Promise<Audit> {
  const results: Result[] = []
  while (results.length < runs) {
    await forget(phone, app, kept)
    const options = { port: phone.port, onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' }
    const answer = await lighthouse(app + path, { ...options, logLevel: 'error' })
    if (!answer || answer.lhr.runtimeError) throw new Error(`${path}: ${answer?.lhr.runtimeError?.message}`)
    results.push(answer.lhr)
  }
  return medians(results)
}
