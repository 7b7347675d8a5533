import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: the start, the length, and the CPU time. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { type?: string } }
}

/** CPU milliseconds of a page's main thread at full speed, which other work on the machine does not change. */
export interface MainThread {
  /** From an input to the next painted frame, of the slowest input; undefined without one. */
  untilPaint: number | undefined
  /** Of the tasks since the first input, if there is one: what drives the browser works before. */
  longest: number
  all: number
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const inputs = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'beforeinput', 'input', 'keyup', 'change'])

async function record(devtools: CDPSession, action: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await action()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return events
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const cpuOf = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000

/** Returns the events of the thread that a page's scripts run on: the one that marks the page's own name. */
function ofMainThread(events: readonly TraceEvent[], mark: string): TraceEvent[] {
  const marked = events.find(({ name, args }) => name === 'TimeStamp' && JSON.stringify(args).includes(mark))
  return events.filter(({ pid, tid }) => pid === marked?.pid && tid === marked?.tid)
}

const isInput = ({ name, args }: TraceEvent) => name === 'EventDispatch' && inputs.has(args.data?.type ?? '')

/** Returns the CPU time from each input to the first frame that is committed after its handlers. */
function untilPaints(own: readonly TraceEvent[], tasks: readonly TraceEvent[]): number[] {
  const commits = own.filter(({ name }) => name === 'Commit')
  const handled = own.filter(isInput)
  return handled.flatMap((input) => {
    const commit = commits.find(({ ts }) => ts >= endOf(input))
    return commit ? cpuOf(tasks.filter((task) => endOf(task) > input.ts && task.ts < endOf(commit))) : []
  })
}

/** Returns what a page's main thread does while `action` runs and for `rest` milliseconds after it. */
export async function traceMainThread(page: Page, action: () => Promise<unknown>, rest: number): Promise<MainThread> {
  const devtools = await page.context().newCDPSession(page)
  const events = await record(devtools, async () => {
    await page.evaluate(() => console.timeStamp('parlor-bench'))
    await action()
    await page.waitForTimeout(rest)
  })
  await devtools.detach()
  const own = ofMainThread(events, 'parlor-bench').toSorted((one, other) => one.ts - other.ts)
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const paints = untilPaints(own, tasks)
  const start = own.find(isInput)?.ts ?? 0
  return {
    untilPaint: paints.length > 0 ? Math.max(...paints) : undefined,
    longest: Math.max(0, ...tasks.filter((task) => endOf(task) > start).map((task) => cpuOf([task]))),
    all: cpuOf(tasks),
  }
}
