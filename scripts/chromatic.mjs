/** `npm run chromatic`: prints the pictures of the built Storybook, and sends it to Chromatic for review. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { chromaticOptions } from './chromatic/chromatic-options.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { projectEnv, root } from './paths.mjs'

try {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Error('CHROMATIC_PROJECT_TOKEN is not set: take the token from the project’s settings in Chromatic.')
  }
  ensureInstalled()
  await build('storybook')
  await printPictures()
  const { status } = spawnSync('chromatic', chromaticOptions(process.argv.slice(2)), {
    cwd: root,
    env: projectEnv,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Imports TypeScript, which needs the installed Node. */
async function printPictures() {
  const { countLines } = await import('#storybook/pictures/count.ts')
  const { storiesOf } = await import('./visual/stories.ts')
  console.log(countLines(storiesOf(join(root, 'storybook-static'))).join('\n'))
}
