import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

const text = /\.(css|html|js|json|svg|txt|webmanifest)$/

/** A deployment edits these, so a build has no compressed copy of them that could be stale. */
const edited = ['index.html', 'manifest.webmanifest']

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024

/** @param {string} folder */
const filesIn = (folder) => readdir(folder, { recursive: true })

/** @param {string} folder @param {string[]} names */
const writeCopies = (folder, names) =>
  Promise.all(names.filter((name) => text.test(name)).map((name) => writeCopy(join(folder, name))))

/**
 * Writes a Brotli copy of each text file of a build beside it, with `.br` added to its name, where that is smaller.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await filesIn(folder)
  await writeCopies(
    folder,
    names.filter((name) => !edited.includes(name)),
  )
}

/**
 * Renews the Brotli copies of a deployment, also of the files that it edits. Call it after each change.
 * @param {string} folder
 */
export async function precompressDeployment(folder) {
  const stale = (await filesIn(folder)).filter((name) => name.endsWith('.br'))
  await Promise.all(stale.map((name) => rm(join(folder, name))))
  await writeCopies(folder, await filesIn(folder))
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
