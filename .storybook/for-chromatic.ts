import type { ArgTypesEnhancer } from 'storybook/internal/csf'
import { motionOf } from '../scripts/visual/motion-of.ts'
import { modesOf } from './pictures/words.ts'

/**
 * Writes a story's modes and motion into the parameters that Chromatic reads. Chromatic knows no tags, and a function that
 * Storybook calls with a story's tags and its combined parameters is an enhancer.
 */
export const picturesForChromatic: ArgTypesEnhancer = ({ id, argTypes, parameters, tags }) => {
  const modes = modesOf({ importPath: parameters.fileName ?? '', tags })
  parameters.chromatic = {
    ...parameters.chromatic,
    prefersReducedMotion: motionOf(id),
    disableSnapshot: modes.length === 0,
    modes: Object.fromEntries(modes.map(({ name, viewport, globals }) => [name, { viewport, ...globals }])),
  }
  return argTypes
}
