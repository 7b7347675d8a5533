/** `npm run demo [-- --port 5174 --host ADDRESS]`: serves the demo's static files, built when out of date. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { root } from './paths.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'

try {
  const { port, host } = options()
  ensureInstalled()
  await build('demo')
  // Only now are the server's packages installed.
  const { serveFolder } = await import('./static-server.mjs')
  const { url } = await serveFolder(join(root, 'dist/demo'), { port, host })
  console.log(`The demo is at ${url}. After the first visit it works offline.`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = exitCodeOf(error)
}

function options() {
  const options = /** @type {const} */ ({
    port: { type: 'string', default: '5174' },
    host: { type: 'string', default: '127.0.0.1' },
  })
  const { port, host } = parseArgs({ options }).values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not "${port}"`)
  return { port: Number(port), host }
}

/** @param {unknown} error */
function explain(error) {
  const { code, port, message } = /** @type {Error & { code?: string, port?: number }} */ (error)
  return code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port` : message
}
