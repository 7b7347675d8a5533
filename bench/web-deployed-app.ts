import { cpSync, createReadStream, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { productionPolicy } from '../scripts/csp.ts'
import { root } from '../scripts/paths.mjs'
import type { Handler } from './web-front.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const packed = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Copies the build and writes the gateway's origin into its page, as docs/deploy.md describes. */
function deploy(gateway: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'))
  cpSync(join(root, 'dist/app'), folder, { recursive: true })
  const page = join(folder, 'index.html')
  const html = readFileSync(page, 'utf8').replace(
    'name="gateway-origin" content=""',
    () => `name="gateway-origin" content="${gateway}"`,
  )
  writeFileSync(page, html)
  return folder
}

/** Creates the handler of a deployed build: Brotli, immutable hashed files, and one page for every other address. */
export function deployedApp(gateway: string): Handler {
  const folder = deploy(gateway)
  const policy = productionPolicy({ gateway, from: folder })
  const compressed = new Map<string, Buffer>()
  const compress = (file: string) => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    return body
  }
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost')
    const named = join(folder, pathname)
    const found = existsSync(named) && statSync(named).isFile()
    if (!found && extname(pathname)) return void response.writeHead(404).end()
    const file = found ? named : join(folder, 'index.html')
    const kind = extname(file)
    const headers = {
      'content-type': types[kind] ?? 'application/octet-stream',
      'cache-control': /\/(assets|icons)\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': policy,
    }
    if (!packed.has(kind)) {
      response.writeHead(200, headers)
      return void createReadStream(file).pipe(response)
    }
    response.writeHead(200, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' }).end(compress(file))
  }
}
