/** `npm run demo [-- --port 5174 --host ADDRESS --lan]`: serves the demo's static files, built when out of date. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { root } from './paths.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'

try {
  const { port, host, lan } = options()
  ensureInstalled()
  await build('demo')
  // Only now are the server's packages installed.
  const { serveFolder } = await import('./static-server.mjs')
  const secured = lan ? await security() : undefined
  const { url } = await serveFolder(join(root, 'dist/demo'), { port, host, ...secured })
  console.log(`The demo is at ${url}. After the first visit it works offline.`)
  if (secured) await showCode(url)
} catch (error) {
  console.error(explain(error))
  process.exitCode = exitCodeOf(error)
}

function options() {
  const options = /** @type {const} */ ({
    port: { type: 'string', default: '5174' },
    host: { type: 'string' },
    lan: { type: 'boolean', default: false },
  })
  const { port, host, lan } = parseArgs({ options }).values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not "${port}"`)
  return { port: Number(port), host: host ?? (lan ? '0.0.0.0' : '127.0.0.1'), lan }
}

/** Returns a certificate for this machine's address on the network: browsers run the demo only by https. */
async function security() {
  const { certificate } = await import('#mock-server/hosts/start/certificate.mjs')
  const { lanAddress } = await import('#mock-server/hosts/start/lan-address.mjs')
  const name = lanAddress()
  return { name, security: await certificate(join(root, '.cache'), name) }
}

/** @param {string} url */
async function showCode(url) {
  const { terminalCode } = await import('#mock-server/hosts/start/terminal-code.mjs')
  console.log(terminalCode(url))
  console.log(
    `The certificate is self-signed. Open ${url}/certificate.crt on the phone once, and trust it in its settings.`,
  )
}

/** @param {unknown} error */
function explain(error) {
  const { code, port, message } = /** @type {Error & { code?: string, port?: number }} */ (error)
  return code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port` : message
}
