import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node that runs TypeScript as it is, whatever the machine has: the one the package `node` brings. */
export const bundledNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** An environment in which plain `node`, and every installed command, is the house's own. */
export const houseEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
}
