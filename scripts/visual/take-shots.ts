import type { Browser, Page } from '@playwright/test'
import { layoutFaults } from '../layout-faults.ts'
import { keepPicture, type Shot, type Shots } from './baseline.ts'
import { inPages } from './in-pages.ts'
import type { Finished, Mode } from './live-page.ts'
import { takePicture } from './picture.ts'

interface Place {
  browser: Browser
  url: string
  pages: number
}

/** A story to take in a mode. */
export interface Job {
  id: string
  mode: Mode
}

/** Takes pictures. A story whose play function fails is returned as a problem. */
export async function takeShots(place: Place, jobs: readonly Job[]) {
  const shots: Shots = {}
  const problems: string[] = []
  await inPages(place, jobs, async (live, { id, mode }) => {
    await live.dress(mode)
    const finished = await live.show(id)
    if (finished.problem !== undefined) problems.push(`${id} ${mode.name}: ${finished.problem.slice(0, 300)}`)
    const { shot, png } = await lookAt(live.page, finished)
    keepPicture(shot.picture, png)
    shots[`${id} ${mode.name}`] = shot
  })
  return { shots, problems }
}

/** Returns what is compared of the story on show, and its picture. */
export async function lookAt(page: Page, finished: Finished): Promise<{ shot: Shot; png: Buffer }> {
  const { hash, png } = await takePicture(page)
  const aria = await page.locator('body').ariaSnapshot()
  return { shot: { picture: hash, aria, axe: brokenRules(finished), faults: await layoutFaults(page) }, png }
}

/** Returns the rules that Storybook's accessibility check found broken, with their number of elements. */
function brokenRules({ reporters }: Finished): string[] {
  const report = reporters.find(({ type }) => type === 'a11y')?.result as Report | undefined
  return (report?.violations ?? []).map(({ id, nodes }) => `${id} × ${nodes.length}`).sort()
}

interface Report {
  violations?: { id: string; nodes: unknown[] }[]
}
