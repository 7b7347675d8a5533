/** Writes the compressed copies of a deployment's files: `npm run deploy:compress -- FOLDER`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { precompressDeployment } from '../vite/precompress.mjs'

const usage = `npm run deploy:compress -- FOLDER
  FOLDER  the deployment, with its index.html

Exits with 0 on success, 2 on a usage error.`

const [folder, ...others] = process.argv.slice(2)
if (folder === '--help') {
  console.log(usage)
} else if (!folder || others.length > 0 || !existsSync(join(folder, 'index.html'))) {
  console.error(`Name a folder that has an index.html.\n\n${usage}`)
  process.exitCode = 2
} else {
  await precompressDeployment(folder)
}
