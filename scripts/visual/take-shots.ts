import type { Browser, Page } from '@playwright/test'
import { keepPicture, type Shot, type Shots } from './baseline.ts'
import { inPages } from './in-pages.ts'
import type { Finished, Mode } from './live-page.ts'
import { takePicture } from './picture.ts'
import type { Story } from './stories.ts'

interface Place {
  browser: Browser
  url: string
  pages: number
}

/** Returns what is wrong with a page's texts. */
type FaultsOf = (page: Page) => Promise<string[]>

/** Takes all stories in one mode. A story whose play function fails is returned as a problem. */
export async function takeShots(place: Place, stories: readonly Story[], mode: Mode, faultsOf: FaultsOf) {
  const shots: Shots = {}
  const problems: string[] = []
  await inPages({ ...place, mode }, stories, async (live, { id }) => {
    const finished = await live.show(id)
    if (finished.problem !== undefined) problems.push(`${id} ${mode.name}: ${finished.problem.slice(0, 300)}`)
    shots[`${id} ${mode.name}`] = await shotOf(live.page, finished, faultsOf)
  })
  return { shots, problems }
}

async function shotOf(page: Page, finished: Finished, faultsOf: FaultsOf): Promise<Shot> {
  const { hash, png } = await takePicture(page)
  keepPicture(hash, png)
  const aria = await page.locator('body').ariaSnapshot()
  const faults = [...(await faultsOf(page)), ...(await page.evaluate(smallTargets))]
  return { picture: hash, aria, axe: brokenRules(finished), faults }
}

/** Returns the rules that Storybook's accessibility check found broken, with their number of elements. */
function brokenRules({ reporters }: Finished): string[] {
  const report = reporters.find(({ type }) => type === 'a11y')?.result as Report | undefined
  return (report?.violations ?? []).map(({ id, nodes }) => `${id} × ${nodes.length}`).sort()
}

interface Report {
  violations?: { id: string; nodes: unknown[] }[]
}

/** Returns buttons and links that are smaller than 44 px and not part of a text. */
function smallTargets(): string[] {
  const least = 44
  return [...document.querySelectorAll('button, a[href], select, [role="tab"], [role="radio"]')].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    const isInline = getComputedStyle(target).display === 'inline'
    if (width === 0 || isInline || !target.checkVisibility() || (width >= least - 1 && height >= least - 1)) return []
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30) ?? ''
    return [`"${name}" is ${Math.round(width)} × ${Math.round(height)} px`]
  })
}
