import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#scripts/paths.mjs'

/** Returns the name of the file at an address. */
export const fileOf = (address: string): string => basename(new URL(address).pathname)

const page = () => readFileSync(join(root, 'dist/app/index.html'), 'utf8')

/** The page without the script in it, which names every screen's files. */
const startPage = () => page().replace(/<script>.*?<\/script>/s, '')

/** Returns whether a file has the texts of the members' screens in one of the languages. */
export const isMemberTexts = (name: string): boolean => page().includes(`"member":"assets/${name}"`)

/** Returns whether the start needs a file: its page names the file, or the file has home's texts. */
export const isStart = (name: string): boolean => startPage().includes(name) || /^texts-[\w-]+\.js$/.test(name)
