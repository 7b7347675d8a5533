import { viewports } from './viewports.ts'

const themes = ['light', 'dark']
const languages = ['KO', 'EN']

/** Each story's snapshots in Chromatic: every phone width in every theme and language. */
export const modes = Object.fromEntries(
  Object.entries(viewports).flatMap(([viewport, { name }]) =>
    themes.flatMap((theme) =>
      languages.map((language) => [`${name} ${theme} ${language}`, { viewport, theme, language }]),
    ),
  ),
)
