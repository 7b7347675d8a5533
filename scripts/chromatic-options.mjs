/**
 * Files of the built Storybook that no module imports: a change in them takes every picture again.
 * Its configuration and packages are Chromatic's own rule.
 */
const unimported = ['fixtures/artwork/small-glyphs/**', 'src/ui/fonts/**']

/** Pages of documentation, which no picture shows. */
const unpictured = '.storybook/docs/**'

/**
 * Returns the options of `chromatic` for the built Storybook. With `--only-changed` it takes pictures only of stories that
 * a change reaches, by the module graph in `preview-stats.json`.
 * @param {readonly string[]} further
 */
export const chromaticOptions = (further = []) => [
  ...['--storybook-build-dir', 'storybook-static', '--storybook-config-dir', '.storybook'],
  '--only-changed',
  ...unimported.flatMap((files) => ['--externals', files]),
  ...['--untraced', unpictured],
  ...further,
]
