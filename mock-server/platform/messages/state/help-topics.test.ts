import { expect, test } from 'vitest'
import { service } from '#contract/service.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const screen = '/m/saferPlay'
const documents = ['limits', 'helpline']

/** Returns the articles about safer play in every language of the merchant. */
async function articles(on: boolean) {
  const { call, world } = await createPlatform({ flags: { SAFERPLAY3: on } })
  const topics = await Promise.all(
    world()
      .merchant()
      .languages.map((lang) => call(service.helpCenter, { device: 'MOBILE', lang })),
  )
  return topics.map((all) =>
    all.flatMap(({ children }) => children).filter(({ document = '' }) => documents.includes(document)),
  )
}

test('the articles of limits and of the helpline lead to the screen of a merchant that offers it', async () => {
  for (const found of await articles(true)) {
    expect(found).toHaveLength(2)
    for (const { content } of found) expect(content).toContain(`href="${screen}"`)
  }
})

test('without the screen they exist and never mention it', async () => {
  for (const found of await articles(false)) {
    expect(found).toHaveLength(2)
    expect(JSON.stringify(found)).not.toContain(screen)
  }
})
