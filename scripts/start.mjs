/** `npm start`: installs missing packages, builds outdated targets, and runs the gateway's own command. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { build, configured } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { bundledNode, projectEnv, root } from './paths.mjs'

const options = process.argv.slice(2)

try {
  ensureInstalled()
  await Promise.all(targets().map((name) => build(name)))
  serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** With `--dev` Vite serves the pages from their sources, and the help needs none. */
function targets() {
  const needsNone = ['--dev', '--help', '-h'].some((option) => options.includes(option))
  return needsNone ? [] : configured().filter((name) => ['app', 'vendors', 'studio'].includes(name))
}

function serve() {
  const server = spawn(bundledNode, ['mock-server/main.mjs', ...options], {
    cwd: root,
    env: projectEnv,
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
