import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

interface DemoFiles {
  files: { url: string; revision: string }[]
  copies: Record<string, string>
}

/** Neither is fetched by the worker: its own script, and the compressed copies. */
const isFetched = (url: string) => url !== '/sw.js' && !url.endsWith('.br')

/** Returns the files of the demo with a revision from their content, each content once, with its other addresses. */
export function demoFiles(folder: string): DemoFiles {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter(isFetched)
    .toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
    .map((url) => ({ url, revision: revisionOf(join(folder, url)) }))
  const first = new Map(all.toReversed().map(({ url, revision }) => [revision, url]))
  return {
    files: all.filter(({ url, revision }) => first.get(revision) === url),
    copies: Object.fromEntries(
      all
        .filter(({ url, revision }) => first.get(revision) !== url)
        .map(({ url, revision }) => [url, first.get(revision) ?? url]),
    ),
  }
}

const revisionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Files that the server compresses when it sends them. */
const compressedLive = /\.(html|webmanifest)$/

/** Returns the bytes of a built file as the server sends it to a browser. */
export function bytesOnWire(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  if (!compressedLive.test(file)) return statSync(file).size
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
}
