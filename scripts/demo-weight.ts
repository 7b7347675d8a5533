/** Prints what a first visit to the demo fetches, and fails above the limit: `node scripts/demo-weight.ts`, after the build. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOnWire, demoFiles } from './demo-files.ts'
import { root } from './paths.mjs'

const limit = 6_000_000

/** Returns the files that a first visit fetches with their bytes on the wire, largest first. */
export function weighDemo(folder: string): { total: number; files: { url: string; bytes: number }[]; copies: number } {
  const { files, copies } = demoFiles(folder)
  const weighed = ['/sw.js', ...files.map(({ url }) => url)]
    .map((url) => ({ url, bytes: bytesOnWire(join(folder, url)) }))
    .toSorted((one, other) => other.bytes - one.bytes)
  return {
    total: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
    files: weighed,
    copies: Object.keys(copies).length,
  }
}

if (import.meta.main) {
  const folder = join(root, 'dist/demo')
  if (!existsSync(join(folder, 'sw.js'))) throw new Error('dist/demo does not exist. Run `npm run build:demo` first.')
  const { total, files, copies } = weighDemo(folder)
  for (const { url, bytes } of files.slice(0, 12))
    console.log(`  ${url.padEnd(56)}${(bytes / 1000).toFixed(1).padStart(8)} KB`)
  const megabytes = (total / 1_000_000).toFixed(2)
  console.log(
    `First visit to the demo: ${files.length} files, ${megabytes} MB on the wire (limit 6); ${copies} further addresses of the same content`,
  )
  process.exitCode = total > limit ? 1 : 0
}
