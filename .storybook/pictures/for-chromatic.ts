import type { ArgTypesEnhancer } from 'storybook/internal/csf'
import { modesOf } from './words.ts'

/**
 * Writes a story's modes into the parameters that Chromatic reads. Chromatic knows no tags, and a function that Storybook
 * calls with a story's tags and its combined parameters is an enhancer.
 */
export const picturesForChromatic: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  const modes = modesOf({ importPath: parameters.fileName ?? '', tags })
  parameters.chromatic = {
    ...parameters.chromatic,
    disableSnapshot: modes.length === 0,
    modes: Object.fromEntries(modes.map(({ name, viewport, globals }) => [name, { viewport, ...globals }])),
  }
  return argTypes
}
