import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import ja from '#locales/ja/page/start.json' with { type: 'json' }
import { failedStart } from './failed-start-plugin.ts'

test('the page of a failed start speaks every language that has a folder', () => {
  const html = failedStart()
  const languages = readdirSync('src/i18n/locales')
  for (const language of languages) expect(html.match(new RegExp(` lang="${language}"`, 'g'))).toHaveLength(2)
  expect(html).toContain(`<p lang="ja">${ja.not_opened}</p>`)
})
