import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLanguage } from '#contract/default-language.ts'
import { root } from '../paths.mjs'

const place = '<!-- The page of a failed start stands here. -->'
const locales = join(root, 'src/i18n/locales')

const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(locales, language, file), 'utf8'))

/** Returns the message and the button of the page for a failed start, in every language: no script can choose one. */
export function failedStart(): string {
  const first = defaultLanguage.toLowerCase()
  const languages = [first, ...readdirSync(locales).filter((language) => language !== first)]
  const said = (tag: string, file: string, key: string) =>
    languages.map((language) => `<${tag} lang="${language}">${read(language, file)[key]}</${tag}>`)
  return `<form class="not-opened">
          ${said('p', 'page/start.json', 'not_opened').join('\n          ')}
          <button>${said('span', 'home.json', 'common.retry').join(' · ')}</button>
        </form>`
}

export const failedStartPage: Plugin = {
  name: 'failed-start',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(place, failedStart) },
}
