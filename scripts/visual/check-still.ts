import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../ensure-browser.mjs'
import { root } from '../paths.mjs'
import { serveFolder } from '../static-server.mjs'
import { type Failure, type Outcome, pass } from '../test/outcome.ts'
import { launchForPictures } from './browser.ts'
import { inPages } from './in-pages.ts'
import { takePicture } from './picture.ts'
import { sampleOf } from './sample.ts'
import { type Story, storiesOf } from './stories.ts'

/** The stories that once differed from picture to picture; every sample has them. */
const onceRestless = [
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
  /** The number of stories in the sample. */
  count?: number
  seed?: string
  /** How often each story is taken. */
  times?: number
  pages?: number
}

interface Seen {
  /** The different pictures by their hash. */
  pictures: Map<string, Buffer>
  problems: string[]
}

/** Takes a sample of the stories several times in different orders, and fails those whose pictures differ. */
export async function checkStill({
  count = 60,
  seed = 'parlor',
  times = 2,
  pages = twoAtMost(),
}: Options = {}): Promise<Outcome> {
  ensureBrowser()
  const pictured = storiesOf(join(root, 'storybook-static')).filter(({ tags }) => !tags.includes('unpictured'))
  const sample = chosen(pictured, count, seed)
  const server = await serveFolder(join(root, 'storybook-static'), { compressed: false })
  const browser = await launchForPictures()
  const seen = new Map<string, Seen>(sample.map(({ id }) => [id, { pictures: new Map(), problems: [] }]))
  const begin = performance.now()
  try {
    const failed = await inPages({ browser, url: server.url, pages }, inTurns(sample, times), async (live, { id }) => {
      const { problem } = await live.show(id)
      const { hash, png } = await takePicture(live.page)
      seen.get(id)?.pictures.set(hash, png)
      if (problem !== undefined) seen.get(id)?.problems.push(problem)
    })
    for (const { item, message } of failed) seen.get(item.id)?.problems.push(message)
  } finally {
    await browser.close()
    server.close()
  }
  const seconds = (performance.now() - begin) / 1000
  const pictures = sample.length * times
  console.log(
    `${pictures} pictures of ${sample.length} stories in ${seconds.toFixed(1)} s: ${(pictures / seconds / pages).toFixed(1)}/s in each of ${pages} pages`,
  )
  return outcomeOf(seen)
}

/** Every second round is in the opposite order, so that each story follows another one. */
const inTurns = <Item>(items: Item[], times: number): Item[] =>
  Array.from({ length: times }, (_, round) => (round % 2 === 0 ? items : items.toReversed())).flat()

const twoAtMost = () => Math.min(2, availableParallelism())

function chosen(stories: Story[], count: number, seed: string): Story[] {
  const known = stories.filter(({ id }) => onceRestless.includes(id))
  const others = stories.filter(({ id }) => !onceRestless.includes(id))
  return [...known, ...sampleOf(others, Math.max(count - known.length, 0), seed)]
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
