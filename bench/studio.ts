import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startHost } from '#e2e/deploy/start-host.ts'
import { findBrowser, launchOptions } from '#scripts/browser/find-browser.mjs'
import { build } from '#scripts/build.mjs'
import { percentile } from './statistics.ts'

const events = 10_000
/** Calls at the same time. */
const callers = 8
const rounds = 6

const path = '/wps/system/status'

/** Opens Studio with one phone in the default world. */
async function openStudio(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    localStorage.setItem('parlor-studio-choices', JSON.stringify({ state: { language: 'EN' } }))
  })
  await page.goto(`${url}/__studio/`)
  await page.locator('iframe').contentFrame().getByRole('banner').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

/** Makes the calls and waits until the journal shows the last of them. */
async function callMany(page: Page, url: string): Promise<void> {
  let left = events
  const call = async () => {
    while (left > 0) {
      left -= 1
      await (await fetch(url + path, { headers: { connection: 'keep-alive' } })).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  await fetch(`${url}/wps/bench-end`)
  await page.getByRole('option').filter({ hasText: '/wps/bench-end' }).waitFor()
}

/** The milliseconds of tasks of the page's main thread: by the clock on the wall, and of the processor. */
interface Task {
  wall: number
  cpu: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** Returns the tasks of the pages' main threads. On a busy machine a task waits for a core: only its CPU time is its own. */
async function traceTasks(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }))
}

interface Step {
  button: string
  /** A text that the phone shows afterwards, or that it no longer shows. */
  text: string
  shown: boolean
  /** The phone's app starts again. */
  again: boolean
}

/** Presses a button in Studio and returns the milliseconds until the phone has painted what the step says. */
const press = (page: Page, step: Step): Promise<number> =>
  page.evaluate(
    ({ button, text, shown, again }) =>
      new Promise<number>((resolve) => {
        const pressed = [...document.querySelectorAll('button')].find(
          (one) =>
            one.querySelector('b')?.textContent === button || one.ariaLabel === button || one.textContent === button,
        )
        const documentNow = () => document.querySelector('iframe')?.contentDocument
        const before = documentNow()
        const from = performance.now()
        const look = () => {
          const now = documentNow()
          const banner = now?.querySelector('header')?.textContent
          const ready = (!again || now !== before) && (banner ?? now?.body?.textContent ?? '').includes(text) === shown
          if (!ready || (again && banner === undefined)) return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          // A message comes after the frame is painted.
          port1.onmessage = () => resolve(performance.now() - from)
          port2.postMessage(undefined)
        }
        if (!pressed) throw new Error(`Studio has no button "${button}".`)
        pressed.click()
        look()
      }),
    step,
  )

const switchStep = (shown: boolean): Step => ({
  button: shown ? 'member-with-favorites' : 'default',
  text: '1,284,500',
  shown,
  again: false,
})
const resetStep: Step = { button: 'Reset', text: '1,284,500', shown: false, again: true }

async function timesOf(page: Page, stepAt: (round: number) => Step): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(await press(page, stepAt(round)))
    await page.waitForTimeout(1_500)
  }
  return times
}

function print(what: string, times: readonly number[], aim: number): void {
  const [middle, most] = [0.5, 1].map((share) => Math.round(percentile(times, share)))
  console.log(`${what}: p50 ${middle} ms, longest ${most} ms, of ${times.length} (aim ${aim})`)
}

function printTasks(tasks: readonly Task[], seconds: number): void {
  console.log(`${events} live calls in ${seconds.toFixed(1)} s, tasks of the page over 50 ms (aim 0):`)
  for (const kind of ['cpu', 'wall'] as const) {
    const times = tasks.map((task) => task[kind])
    const long = times.filter((time) => time > 50).length
    console.log(`  by ${kind} time ${long}, the longest task ${Math.round(Math.max(0, ...times))} ms`)
  }
}

/** Prints how smooth Studio stays while 10,000 calls arrive, and how soon a switch and a reset show on an open phone. */
export async function measureStudio(): Promise<void> {
  await Promise.all([build('app'), build('vendors'), build('studio')])
  const host = await startHost()
  const browser = await chromium.launch(launchOptions(findBrowser()))
  try {
    const page = await openStudio(browser, host.url)
    console.log(`Studio, load ${loadavg()[0]?.toFixed(1)}`)
    print('scenario to the phone', await timesOf(page, (round) => switchStep(round % 2 === 0)), 200)
    print('reset', await timesOf(page, () => resetStep), 1_000)
    await fetch(`${host.url}/__gateway/settings`, {
      method: 'POST',
      body: JSON.stringify({ world: 'default', settings: { requestsPerMinute: 0 } }),
    })
    await page.getByRole('tab', { name: 'Journal' }).click()
    const began = performance.now()
    printTasks(await traceTasks(browser, page, () => callMany(page, host.url)), (performance.now() - began) / 1000)
    console.log(`load after: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await browser.close()
    await host.close()
  }
}
