import type { ArgTypesEnhancer } from 'storybook/internal/csf'
import type { viewports } from '../viewports.ts'
import { isStudio } from './is-studio.ts'

/** The window that Studio is made for first. */
const window: keyof typeof viewports = 'desktop1280'

/**
 * Shows every story of Studio on a desktop. Globals of the project are the same for all stories, and an enhancer is the
 * function that Storybook calls with a story's own ones.
 */
export const onDesktop: ArgTypesEnhancer = ({ argTypes, parameters, storyGlobals }) => {
  if (isStudio(parameters.fileName)) storyGlobals.viewport ??= { value: window }
  return argTypes
}
