import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

const text = /\.(css|html|js|json|svg|txt|webmanifest)$/

/** A deployment edits these, so a compressed copy could be stale: the server compresses them when it sends them. */
const edited = ['index.html', 'manifest.webmanifest']

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024

/**
 * Writes a Brotli copy of each text file of a build beside it, with `.br` added to its name, where that is smaller.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => text.test(name) && !edited.includes(name)).map((name) => writeCopy(join(folder, name))),
  )
}

/** @param {string} file */
async function writeCopy(file) {
  const whole = await readFile(file)
  if (whole.length < leastBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  }
  const copy = await compress(whole, { params })
  if (copy.length < whole.length) await writeFile(`${file}.br`, copy)
}
