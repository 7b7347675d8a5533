/** `npm test`: installs what is missing, then runs every check under the house's own Node. */
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { bundledNode, houseEnv, root } from './paths.mjs'

try {
  ensureInstalled()
  const command = ['scripts/test/main.ts', ...process.argv.slice(2)]
  process.exitCode = spawnSync(bundledNode, command, { cwd: root, env: houseEnv, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
