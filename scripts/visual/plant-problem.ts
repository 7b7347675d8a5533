import type { Shot, Shots } from './baseline.ts'
import { type Change, changesOf } from './changes.ts'
import { farShot, type Plant } from './plants.ts'
import { type Module, reachedBy } from './reached.ts'
import type { Story } from './stories.ts'

const parts = ['picture', 'aria', 'axe'] as const

/** Returns how a comparison misses a planted change or shows it elsewhere; undefined if it does neither. */
export function plantProblem({ shown, beside, finds, breaks }: Plant, before: Shots, after: Shots): string | undefined {
  const changes = changesOf(before, after)
  const neighbour = changes.find(({ shot }) => shot === beside)
  if (neighbour) return `It changes ${partsOf(neighbour)} of ${beside} too.`
  const found = changes.find(({ shot }) => shot === shown)
  if (!found?.before || !found.after) return `It does not change ${shown}, or one side did not take it.`
  const { before: then, after: now } = found
  const changed = partsOf(found)
  if (`${changed}` !== `${finds}`) return `It changes ${changed} of ${shown}, and not ${finds}.`
  if (breaks && !brokenOf(now).some((line) => breaks.test(line) && !brokenOf(then).includes(line)))
    return `${shown} breaks ${brokenOf(now).join(', ') || 'nothing'}, and not ${breaks}.`
  return undefined
}

const partsOf = ({ before, after }: Change) => parts.filter((part) => `${before?.[part]}` !== `${after?.[part]}`)
const brokenOf = ({ axe, faults }: Shot) => [...axe, ...faults]

/** Returns how the module graph leads a planted change to the wrong stories; undefined if it does not. */
export function reachProblem({ file, shown }: Plant, stories: Story[], modules: Module[]): string | undefined {
  const { nearest, isAll } = reachedBy([file], modules)
  if (isAll) return undefined
  const isReached = (shot: string) =>
    stories.some(({ id, importPath }) => shot.startsWith(`${id} `) && nearest.has(importPath))
  if (!isReached(shown)) return `A change of ${file} reaches no story of ${shown}.`
  return isReached(farShot) ? `A change of ${file} reaches ${farShot}.` : undefined
}
