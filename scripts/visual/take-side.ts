import type { Browser } from '@playwright/test'
import { serveFolder } from '../static-server.mjs'
import { readBaseline, type Shots } from './baseline.ts'
import { firstAnswer } from './first-answer.ts'
import { pagesFor } from './in-pages.ts'
import { explainPort, picturePort } from './picture-port.ts'
import { rateOf } from './rate.ts'
import { quietOf, type Story, storiesOf } from './stories.ts'
import { type Job, takeShots } from './take-shots.ts'

export interface Choice {
  /** Returns what to take of the stories that a change reaches. */
  jobsOf(stories: Story[]): Job[]
  /** The number of pages that take pictures in parallel. */
  pages: number
}

/** The browser that takes the pictures, and the name under which they can be compared with others. */
export interface Machine {
  browser: Browser
  key: string
}

/** The shots of one built Storybook on this machine. */
export interface Taken {
  /** The name of the baseline they can be compared with. */
  key: string
  shots: Shots
  /** The names of the shots that could not be taken. */
  failed: string[]
  problems: string[]
}

interface Comparison {
  /** The shots that these are compared with, if not the baseline's. */
  known?: Shots
  /** Whether to say early what differs from them. */
  isAnswer: boolean
}

/** Returns the stories that a change reaches, the nearest first. */
export type Reach = (stories: Story[]) => Story[]

/** Takes the chosen stories of a built Storybook. */
export async function takeSide(
  { browser, key }: Machine,
  folder: string,
  reached: Reach,
  { jobsOf, pages }: Choice,
  { known, isAnswer }: Comparison,
): Promise<Taken> {
  const stories = storiesOf(folder)
  const before = known ?? readBaseline(key)?.shots
  const chosen = jobsOf(reached(stories))
  const { jobs, note } = before && isAnswer ? firstAnswer(chosen, before) : { jobs: chosen, note: undefined }
  const server = await serveFolder(folder, { port: picturePort, compressed: false }).catch((cause) =>
    explainPort(cause),
  )
  const begin = performance.now()
  try {
    const taken = await takeShots({ browser, url: server.url, pages, quiet: quietOf(stories) }, jobs, before, note)
    const seconds = (performance.now() - begin) / 1000
    const rate = rateOf(jobs.length, seconds, pagesFor(jobs.length, pages))
    console.log(`${jobs.length} pictures in ${seconds.toFixed(1)} s: ${rate}`)
    return { key, ...taken }
  } finally {
    server.close()
  }
}
