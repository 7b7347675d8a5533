import type { Page } from '@playwright/test'
import { layoutFaults } from '../checks/layout-faults.ts'
import { keepPicture, type Shot, type Shots } from './baseline.ts'
import { type Broken, brokenRules } from './broken-rules.ts'
import { contentOf } from './content.ts'
import { inPages, type Place } from './in-pages.ts'
import { inTime } from './in-time.ts'
import type { Mode } from './live-page.ts'
import { takePictureWhile } from './picture.ts'

/** A story to take in a mode. */
export interface Job {
  id: string
  mode: Mode
}

/**
 * Takes pictures. A story whose play function fails is returned as a problem, and one that cannot be taken also as failed.
 * `known` saves checks of what is the same. `note` follows each picture, undefined if it cannot be taken.
 */
export async function takeShots(
  place: Place,
  jobs: readonly Job[],
  known: Shots = {},
  note: (name: string, shot: Shot | undefined) => void = () => undefined,
) {
  const shots: Shots = {}
  const problems: string[] = []
  const lost = await inPages(place, jobs, async (live, { id, mode }) => {
    const name = nameOf({ id, mode })
    try {
      await live.applyMode(mode)
      const { problem } = await live.show(id)
      if (problem !== undefined) problems.push(`${name}: ${problem.slice(0, 300)}`)
      const { shot, png } = await lookAt(live.page, () => brokenRules(live.page, id), known[name])
      keepPicture(shot.picture, png)
      shots[name] = shot
    } finally {
      note(name, shots[name])
    }
  })
  const failed = lost.map(({ item }) => nameOf(item))
  return { shots, failed, problems: [...problems, ...lost.map(({ item, message }) => `${nameOf(item)}: ${message}`)] }
}

/** Returns the name of what is taken, as in a baseline. */
export const nameOf = ({ id, mode }: Job) => `${id} ${mode.name}`

/**
 * Returns what is compared of the story on show, and its picture. The accessibility rules take longer than all else; what
 * they find follows from the document and its look, so the rules of a known shot with the same ones hold.
 */
export async function lookAt(page: Page, rules: () => Promise<Broken>, known?: Shot) {
  const [{ hash: picture, png }, [aria, content, faults]] = await takePictureWhile(page, () =>
    Promise.all([
      inTime('names', page.locator('body').ariaSnapshot()),
      inTime('content', contentOf(page)),
      inTime('layout', layoutFaults(page)),
    ]),
  )
  const seen = { picture, aria, content, faults }
  const isKnown =
    known !== undefined && (['picture', 'aria', 'content'] as const).every((part) => known[part] === seen[part])
  const { axe, elements } = isKnown ? known : await inTime('rules', rules())
  return { shot: { ...seen, axe, ...(elements && { elements }) } satisfies Shot, png }
}
