import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findTestBrowser } from '#scripts/browser/find-browser.mjs'
import { percentile } from './statistics.ts'
import { type Phone, startPhone } from './web-browser.ts'
import { startDeployment } from './web-deployment.ts'
import { type Audit, auditPage } from './web-lighthouse.ts'
import { steps } from './web-steps.ts'
import { measureAnswers, measureSecondVisit } from './web-visits.ts'

/** The audited screens, and who may open them. */
const screens = [
  { name: 'home', path: '/m/home', visitor: true, member: true },
  { name: 'list', path: '/m/gameList', visitor: true, member: true },
  { name: 'login', path: '/m/login', visitor: true, member: false },
  { name: 'deposit', path: '/m/voucherCenter', visitor: false, member: true },
  { name: 'withdraw', path: '/m/withdraw', visitor: false, member: true },
  { name: 'help', path: '/m/help', visitor: true, member: true },
] as const

const headings = [
  'screen',
  '',
  '',
  'perf',
  'a11y',
  'best',
  'seo',
  'FCP',
  'LCP',
  'TBT',
  'SI',
  'CLS',
  'requests',
  'KB',
  'machine',
]

const cell = (value: number | string, at: number) => (at < 3 ? String(value).padEnd(9) : String(value).padStart(9))
const print = (cells: readonly (number | string)[]) => console.log(cells.map(cell).join(''))
const milliseconds = (value: number) => Math.round(value)

function rowOf({ scores, times, shift, requests, kilobytes, machine }: Audit): (number | string)[] {
  return [
    ...Object.values(scores),
    ...Object.values(times).map(milliseconds),
    shift.toFixed(3),
    requests,
    Math.round(kilobytes),
    Math.round(machine),
  ]
}

/** Prints how soon the page answers a member. */
async function printAnswers(app: string, kept: Record<string, unknown>): Promise<void> {
  const phone = await startPhone(findTestBrowser())
  const { interactions, navigation } = await measureAnswers(phone, app, kept).finally(() => phone.context.close())
  const times = interactions.map(({ duration }) => duration)
  const most = percentile(times, 0.98)
  console.log(`interaction to next paint at 4 × CPU, p98 of ${times.length}: ${milliseconds(most)} (aim 100)`)
  const slowest = interactions.toSorted((one, other) => other.duration - one.duration).slice(0, 5)
  for (const { of, duration, delay, work } of slowest)
    console.log(`  ${of}: ${duration}, with ${milliseconds(delay)} before and ${milliseconds(work)} in its handlers`)
  console.log(`press to the next screen's heading at 4 × CPU, p75: ${milliseconds(navigation)} (aim 400)`)
}

const printStep = (name: string, values: readonly (number | string)[]) =>
  console.log(`${name.padEnd(32)}${values.map((value) => String(value).padStart(8)).join('')}`)

/** Prints a visitor's home as it is deployed, and without each of the steps that make it fast. */
async function printSteps(phone: Phone, runs: number): Promise<void> {
  console.log('\nhome for a visitor in Korean, without one step')
  printStep('', ['perf', 'FCP', 'LCP', 'TBT', 'KB'])
  for (const { name, without } of [{ name: 'with all', without: {} }, ...steps]) {
    const deployment = await startDeployment(without)
    const audit = await auditPage(phone, deployment.app, '/m/home', { language: 'KO' }, runs).finally(deployment.close)
    const { scores, times, kilobytes } = audit
    const [first = 0, largest = 0, blocking = 0] = Object.values(times)
    printStep(name, [scores.performance, ...[first, largest, blocking, kilobytes].map(Math.round)])
  }
}

/**
 * Serves the production build as it is deployed, beside a gateway on another origin, and prints the medians of Lighthouse
 * for six screens and for home without each step, a second visit's first content, and how soon the page answers.
 */
export async function measureWeb(args: string[]): Promise<void> {
  const options = { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } } as const
  const { runs, only } = parseArgs({ args, options }).values
  const phone = await startPhone()
  const deployment = await startDeployment()
  const { app, session } = deployment
  console.log(`Medians of ${runs}, load ${loadavg()[0]?.toFixed(1)}; times in ms\n`)
  print(headings)
  try {
    for (const { name, path, ...viewers } of screens.filter((screen) => screen.name.includes(only))) {
      for (const viewer of ['visitor', 'member'] as const) {
        for (const language of viewers[viewer] ? ['KO', 'EN'] : []) {
          const kept = { language, ...(viewer === 'member' && session) }
          print([name, language, viewer, ...rowOf(await auditPage(phone, app, path, kept, Number(runs)))])
        }
      }
    }
    if (!only || only === 'steps') await printSteps(phone, Number(runs))
    const again = await measureSecondVisit(phone, `${app}/m/home`, { language: 'KO' }, Number(runs))
    console.log(`\nsecond visit of home, first content at slow 4G and 4 × CPU: ${milliseconds(again)} (aim 500)`)
    await printAnswers(app, { language: 'KO', ...session })
    console.log(`load after: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await phone.context.close()
    deployment.close()
  }
}
