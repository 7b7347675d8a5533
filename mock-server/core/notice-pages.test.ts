import { describe, expect, test } from 'vitest'
import { inLanguage } from '#contract/localised.ts'
import { merchantFiles } from '#fixtures/library.ts'
import japanese from '#locales/ja/studio/scenarios.json' with { type: 'json' }
import { textLanguages, textsOf } from '#mock-server/texts/texts-of.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { simulatorPage } from './world-page.ts'

const text = textsOf('notice-pages')

/** Opens a page address in a browser of this language, on a host whose default world has this merchant. */
async function open(path: string, language?: string, merchant?: string) {
  const { worlds } = await createPlatform({ merchant })
  const headers = { accept: 'text/html', ...(language && { 'accept-language': language }) }
  const answer = await simulatorPage(toRequest({ path, headers }), worlds, true)
  return { status: answer?.status, body: String(answer?.body) }
}

const pages = {
  '/w/nobody/': 'world_unknown',
  '/?scenario=nope': 'scenario_unknown',
  '/?merchant=NOPE': 'brand_unknown',
  '/?scenario=default&axes=account:king': 'link_wrong',
}

describe.each(Object.entries(pages))('the page %s', (path, title) => {
  test.each([...textLanguages])('is in the language %s of its reader, and in no other', async (language) => {
    const { status, body } = await open(path, `${language}-XX,en;q=0.5`)
    expect(status).toBe(title === 'link_wrong' ? 422 : 404)
    expect(body).toContain(`<html lang="${language}">`)
    for (const other of textLanguages)
      expect(body.includes(inLanguage(text(title), other)), other).toBe(other === language)
  })

  test.each([undefined, 'xx'])('is in the default language for a reader of %s', async (language) => {
    const { body } = await open(path, language)
    expect(body).toContain('<html lang="ko">')
  })

  test.each(Object.values(merchantFiles))(
    'has the name and colours of the merchant $code',
    async ({ code, name, theme }) => {
      const { body } = await open(path, 'ja', code)
      expect(body).toContain(`<strong>${inLanguage(name, 'ja')}</strong>`)
      for (const { background, ink, accent } of [theme.light, theme.dark])
        for (const colour of [background, ink, accent]) expect(body).toContain(colour)
    },
  )
})

test('the message of the gateway is marked as English', async () => {
  const { body } = await open('/w/nobody/', 'ja')
  expect(body).toContain('<p lang="en">there is no world &quot;nobody&quot;')
})

test('merchants are offered by their names in the language of the reader', async () => {
  const { body } = await open('/?merchant=NOPE', 'ja')
  for (const { name } of Object.values(merchantFiles)) expect(body).toContain(`>${inLanguage(name, 'ja')}</a>`)
})

test('scenarios are offered by the titles that Studio has in the language of the reader', async () => {
  const { body } = await open('/?scenario=nope', 'ja')
  for (const [name, title] of [
    ['trial', japanese.scenario_trial],
    ['agent-desk', japanese['scenario_agent-desk']],
  ])
    expect(body).toContain(`>${name} · ${title}</a>`)
})

test.each(['/?merchant=nope', '/?scenario=nope'])(
  'the unknown name of %s is shown as it was asked for, without a sentence in English',
  async (path) => {
    const { body } = await open(path, 'ja')
    expect(body).toContain('<code>nope</code>')
    expect(body).not.toContain('lang="en"')
  },
)

test('a link that is wrong in another part offers the scenarios, with the reason in English', async () => {
  const { body } = await open('/?scenario=default&axes=account:king', 'ja')
  expect(body).toContain('<p lang="en">query.axes.account')
  expect(body).toContain('href="/?scenario=trial"')
})

test('a host without a default world has a page too', async () => {
  const { worlds } = await createPlatform()
  worlds.remove('default')
  const answer = await simulatorPage(toRequest({ path: '/w/nobody/' }), worlds, true)
  expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('nobody') })
})
