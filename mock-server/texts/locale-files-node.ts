import { readdirSync, readFileSync } from 'node:fs'
import type { LocaleFiles } from './locale-files-bundled.ts'

const folder = new URL('../../src/i18n/locales/', import.meta.url)

/** The gateway's texts and the titles of the scenarios in every language, read from the folder. */
export const localeFiles: LocaleFiles = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^\w+\/(gateway\/.+|studio\/scenarios)\.json$/.test(path))
    .map((path) => [path, JSON.parse(readFileSync(new URL(path, folder), 'utf8'))]),
)
