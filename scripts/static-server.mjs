import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a folder. Page addresses without a file return the folder's page, since its app does the routing.
 * Port 0 takes any free one. Rejects if the port is in use.
 * @param {string} folder
 * @param {{ port?: number, host?: string }} [options]
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => {
    const file = find(folder, request)
    if (!file) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n')
    response.writeHead(200, headers(file))
    if (request.method === 'HEAD') return response.end()
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://${host}:${address.port}`, close: () => server.close().closeAllConnections() }
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 */
function find(folder, { url = '/', headers: { accept = '' } }) {
  const path = decoded(url.split('?')[0] ?? '/')
  if (path === undefined) return undefined
  // A path normalised from the root cannot leave the folder.
  const file = join(folder, normalize(join('/', path)))
  const page = join(folder, 'index.html')
  return [file, join(file, 'index.html'), ...(accept.includes('text/html') ? [page] : [])].find(isFile)
}

/** @param {string} path */
function decoded(path) {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** @param {string} path */
function isFile(path) {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Names with a content hash, which may be cached. */
const hashed = /-[\w-]{8,}\.\w+$/

/** @param {string} file */
function headers(file) {
  return {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control':
      hashed.test(file) && file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Service-Worker-Allowed': '/',
    'X-Content-Type-Options': 'nosniff',
  }
}
