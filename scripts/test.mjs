/** `npm test`: installs what is missing, then runs every check under the Node of this repository. */
import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { bundledNode, projectEnv, root } from './paths.mjs'

try {
  ensureInstalled()
  const command = ['scripts/test/main.ts', ...process.argv.slice(2)]
  // When this process ends, the standard input closes and stops the checks.
  const checks = spawn(bundledNode, command, { cwd: root, env: projectEnv, stdio: ['pipe', 'inherit', 'inherit'] })
  checks.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
