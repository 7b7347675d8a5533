import { knownLanguages } from '#i18n/languages.ts'
import { viewports } from './viewports.ts'

const themes = ['light', 'dark']

/** Each story's snapshots in Chromatic: every phone width in every theme and language. */
export const modes = Object.fromEntries(
  Object.entries(viewports).flatMap(([viewport, { name }]) =>
    themes.flatMap((theme) =>
      knownLanguages().map((language) => [`${name} ${theme} ${language}`, { viewport, theme, language }]),
    ),
  ),
)
