import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../scripts/paths.mjs'

/** Returns the name of the file at an address. */
export const fileOf = (address: string): string => basename(new URL(address).pathname)

/** The page without the script in it, which names every screen's files. */
const startPage = readFileSync(join(root, 'dist/app/index.html'), 'utf8').replace(/<script>.*?<\/script>/s, '')

/** Returns whether the start needs a file: its page names the file, or the file has home's texts. */
export const isStart = (name: string): boolean => startPage.includes(name) || /^home-[\w-]{8}\.js$/.test(name)
