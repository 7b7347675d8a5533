/** `npm run chromatic`: sends the built Storybook to Chromatic for review. */
import { spawnSync } from 'node:child_process'
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
