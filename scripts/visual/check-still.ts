import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { root } from '../paths.mjs'
import { serveFolder } from '../static-server.mjs'
import { type Failure, type Outcome, pass } from '../test/outcome.ts'
import { launchForPictures } from './browser.ts'
import { inPages, pagesFor } from './in-pages.ts'
import { allJobs, firstJobs } from './picture-jobs.ts'
import { rateOf } from './rate.ts'
import { sampleOf } from './sample.ts'
import { quietOf, type Story, storiesOf } from './stories.ts'
import { type Job, lookAt, nameOf } from './take-shots.ts'

/** The stories that once differed from picture to picture; every sample has them. */
export const onceRestless = [
  'vendors-crash-page-game--betting',
  'features-games-list-game-list-screen--another-tab-starts-over',
  'features-games-list-game-list-screen--no-match',
  'features-games-home-hot-grid--second-slide',
  'features-auth-trial-screen--refused',
  'features-messages-inbox-screen--not-sent',
  'features-winners-winners-ticker--recovers',
  'features-download--outside-safari',
  'features-games-home-category-strip--nothing-on-offer',
]

interface Options {
  /** How often each story is taken. */
  times: number
  pages: number
  /** How many times slower the pages' processor is made. */
  slow?: number
}

interface Seen {
  /** The different pictures by their hash and the names in them. */
  pictures: Map<string, Buffer>
  problems: string[]
}

/** Takes a sample of all pictures twice in different orders, and fails those that differ or have a fault of the layout. */
export async function checkStill(): Promise<Outcome> {
  ensureBrowser()
  const folder = join(root, 'storybook-static')
  return takeAgain(folder, chosen(storiesOf(folder), 60, 'parlor'), { times: 2, pages: twoAtMost() })
}

/** Takes stories several times in different orders, and fails those whose pictures, names or layout are not right. */
export async function takeAgain(folder: string, jobs: Job[], { times, pages, slow = 1 }: Options): Promise<Outcome> {
  const server = await serveFolder(folder, { compressed: false })
  const browser = await launchForPictures()
  const seen = new Map<string, Seen>(jobs.map((job) => [nameOf(job), { pictures: new Map(), problems: [] }]))
  const begin = performance.now()
  try {
    const place = { browser, url: server.url, pages, quiet: quietOf(storiesOf(folder)), slow }
    const failed = await inPages(place, inTurns(jobs, times), async (live, job) => {
      await live.applyMode(job.mode)
      const { problem } = await live.show(job.id)
      const { shot, png } = await lookAt(live.page, async () => ({ axe: [], elements: [] }))
      seen.get(nameOf(job))?.pictures.set(`${shot.picture} ${shot.aria}`, png)
      if (problem !== undefined) seen.get(nameOf(job))?.problems.push(problem)
      seen.get(nameOf(job))?.problems.push(...shot.faults)
    })
    for (const { item, message } of failed) seen.get(nameOf(item))?.problems.push(message)
  } finally {
    await browser.close()
    server.close()
  }
  const seconds = (performance.now() - begin) / 1000
  const pictures = jobs.length * times
  const rate = rateOf(pictures, seconds, pagesFor(pictures, pages))
  console.log(`${pictures} pictures of ${jobs.length} in ${seconds.toFixed(1)} s: ${rate}`)
  return outcomeOf(seen)
}

/** Every second round is in the opposite order, so that each story follows another one. */
const inTurns = <Item>(items: Item[], times: number): Item[] =>
  Array.from({ length: times }, (_, round) => (round % 2 === 0 ? items : items.toReversed())).flat()

const twoAtMost = () => Math.min(2, availableParallelism())

/**
 * Returns the stories that were once restless in their first mode, and others in any of theirs.
 *
 * @throws if one that was once restless has no picture
 */
export function chosen(stories: Story[], count: number, seed: string): Job[] {
  const known = firstJobs(stories.filter(({ id }) => onceRestless.includes(id)))
  const lost = onceRestless.filter((restless) => !known.some(({ id }) => id === restless))
  if (lost.length > 0)
    throw new Error(
      `The stories have no picture of ${lost.join(', ')}. Picture them, or take them from \`onceRestless\`.`,
    )
  const others = allJobs(stories.filter(({ id }) => !onceRestless.includes(id)))
  const named = others.map((job) => ({ id: nameOf(job), job }))
  return [...known, ...sampleOf(named, Math.max(count - known.length, 0), seed).map(({ job }) => job)]
}

const kept = '.visual/restless'

/** Keeps the pictures of a story that differ. */
function differing(id: string, pictures: Buffer[]): string {
  const folder = join(root, kept)
  mkdirSync(folder, { recursive: true })
  for (const [index, png] of pictures.entries()) writeFileSync(join(folder, `${id}.${index}.png`), png)
  return `has ${pictures.length} different pictures. They are in ${kept}`
}

function outcomeOf(seen: Map<string, Seen>): Outcome {
  const failures = [...seen].flatMap(([id, { pictures, problems }]): Failure[] => {
    if (problems[0] !== undefined) return [{ name: id, message: problems[0] }]
    return pictures.size > 1 ? [{ name: id, message: differing(id, [...pictures.values()]) }] : []
  })
  return { ...pass(seen.size - failures.length), failures }
}
