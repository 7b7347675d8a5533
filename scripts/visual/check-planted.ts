import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { root } from '../paths.mjs'
import { serveFolder } from '../static-server.mjs'
import { type Failure, type Outcome, pass } from '../test/outcome.ts'
import type { Shots } from './baseline.ts'
import { launchForPictures } from './browser.ts'
import { changesOf } from './changes.ts'
import { checkLost } from './check-lost.ts'
import { checkTargets } from './check-targets.ts'
import { checkTexts, plantedTexts } from './check-texts.ts'
import { openLivePage } from './live-page.ts'
import { allJobs } from './picture-jobs.ts'
import { plantProblem, reachProblem } from './plant-problem.ts'
import { buildPlanted } from './planted-tree.ts'
import { farShot, plants } from './plants.ts'
import { type Story, storiesOf } from './stories.ts'
import { type Job, lookAt, nameOf, takeShots } from './take-shots.ts'

const here = join(root, 'storybook-static')
/** A story of this tree and of the planted one that asks the gateway nothing. */
const [quiet = ''] = farShot.split(' ')
const login = 'features-auth-login-screen--ready'

/**
 * Takes the same stories of this tree twice and of a copy with planted changes. Fails changes that the comparison misses or
 * shows elsewhere, untouched stories that differ, and a lost picture, small targets or faulty texts that are not found.
 */
export async function checkPlanted(): Promise<Outcome> {
  ensureBrowser()
  const stories = storiesOf(here)
  const jobs = jobsOf(stories)
  const browser = await launchForPictures()
  try {
    const [planted, untouched] = await Promise.all([
      buildPlanted(plants, filesOf(jobs, stories)),
      serving(here, 0, (url) => seeUntouched({ browser, url }, jobs)),
    ])
    const { before, again, port, others } = untouched
    // Links and QR codes in pictures have the port.
    const after = await serving(planted, port, (url) => take({ browser, url }, jobs, before))
    const failures = [...falseAlarms(before, again), ...plantFailures(stories, before, after), ...others]
    return { ...pass(plants.length + 3 + plantedTexts.length - failures.length), failures }
  } finally {
    await browser.close()
  }
}

interface Served {
  browser: Browser
  url: string
}

async function serving<Seen>(folder: string, port: number, act: (url: string) => Promise<Seen>): Promise<Seen> {
  const server = await serveFolder(folder, { port, compressed: false })
  try {
    return await act(server.url)
  } finally {
    server.close()
  }
}

/** @throws if a shot of the plants is no picture of the build */
function jobsOf(stories: Story[]): Job[] {
  const all = new Map(allJobs(stories).map((job) => [nameOf(job), job]))
  const names = new Set([...plants.flatMap(({ shown, beside }) => [shown, beside]), farShot])
  return [...names].map((name) => all.get(name) ?? missing(name))
}

function missing(name: string): never {
  throw new Error(`The stories have no picture ${name}.`)
}

function filesOf(jobs: readonly Job[], stories: readonly Story[]): Set<string> {
  const ids = new Set(jobs.map(({ id }) => id))
  return new Set(stories.filter(({ id }) => ids.has(id)).map(({ file }) => file))
}

/** Takes the stories twice in different orders. All rules run both times. */
async function seeUntouched(served: Served, jobs: Job[]) {
  const before = await take(served, jobs)
  const again = await take(served, jobs.toReversed())
  return { before, again, port: Number(new URL(served.url).port), others: await otherFailures(served) }
}

async function take(served: Served, jobs: Job[], known?: Shots): Promise<Shots> {
  const { shots, problems } = await takeShots({ ...served, pages: 2, quiet }, jobs, known)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return shots
}

function falseAlarms(before: Shots, again: Shots): Failure[] {
  const changes = changesOf(before, again).map(({ shot }) => shot)
  return changes.length > 0 ? [{ name: 'reports no change of an untouched tree', message: changes.join('\n') }] : []
}

function plantFailures(stories: Story[], before: Shots, after: Shots): Failure[] {
  const { modules } = JSON.parse(readFileSync(join(here, 'preview-stats.json'), 'utf8'))
  return plants.flatMap((plant) => {
    const message = plantProblem(plant, before, after) ?? reachProblem(plant, stories, modules)
    return message === undefined ? [] : [{ name: `shows ${plant.name}`, message }]
  })
}

async function otherFailures({ browser, url }: Served): Promise<Failure[]> {
  const live = await openLivePage(browser, url, login)
  const look = async () => {
    await live.page.evaluate(() => globalThis.restStory?.())
    await lookAt(live.page, async () => ({ axe: [], elements: [] }))
  }
  return [...(await checkLost(live, login, look)), ...(await checkTargets(live.page)), ...(await checkTexts(live.page))]
}
