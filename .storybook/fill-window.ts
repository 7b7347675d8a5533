import type { ArgTypesEnhancer } from 'storybook/internal/csf'
import { isScreen } from './pictures/words.ts'

/**
 * Shows a screen without Storybook's padding, as wide as in the app. An enhancer is the function that Storybook calls with a
 * story's combined parameters.
 */
export const fillWindow: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  if (isScreen({ importPath: parameters.fileName ?? '' })) parameters.layout = 'fullscreen'
  return argTypes
}
