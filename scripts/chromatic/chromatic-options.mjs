/**
 * Files of the built Storybook that no module imports: a change in them takes every picture again.
 * Its configuration and packages are Chromatic's own rule.
 */
const unimported = ['fixtures/artwork/small-glyphs/**', 'src/ui/fonts/**']

/**
 * Pages of documentation, which no picture shows, and those of tokens, icons and artwork. Chromatic takes a file of its
 * configuration folder for a change of all stories, and nearly every module reaches the page of icons.
 */
const untraced = ['.storybook/docs/**', '.storybook/design/**']

/**
 * Returns the options of `chromatic` for the built Storybook. With `--only-changed` it takes pictures only of stories that
 * a change reaches, by the module graph in `preview-stats.json`.
 * @param {readonly string[]} further
 */
export const chromaticOptions = (further = []) => [
  ...['--storybook-build-dir', 'storybook-static', '--storybook-config-dir', '.storybook'],
  '--only-changed',
  ...unimported.flatMap((files) => ['--externals', files]),
  ...untraced.flatMap((files) => ['--untraced', files]),
  ...further,
]
