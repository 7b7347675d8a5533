import { needsSession, type Route } from '#app/route.ts'
import { isHome, routes } from '#app/routes.ts'
import { expect, test } from '../support/test.ts'
import { type TextKey, textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'

/** Who walks through the routes, with a scenario and the routes that are open to them. */
const personas = [
  { who: 'a visitor', scenario: 'default', opens: (route: Route) => !needsSession(route) },
  {
    who: 'a member',
    scenario: 'safer-play',
    opens: ({ audience }: Route) => audience !== 'visitors' && audience !== 'agents',
  },
  { who: 'an agent', scenario: 'agent', opens: ({ audience }: Route) => audience === 'agents' },
]

const languages = [
  { language: 'KO', merchant: '해달', deposit: '입금 · 해달' },
  { language: 'EN', merchant: 'Haedal', deposit: 'Deposit · Haedal' },
] as const

test('every route is open to a persona whose titles are checked', () => {
  expect(routes.filter((route) => !personas.some(({ opens }) => opens(route)))).toEqual([])
})

for (const { language, merchant, deposit } of languages) {
  const { t } = textsOf(language)
  /** The title of a document: home has the merchant’s name alone. */
  const titleOf = ({ path, title }: Route) => (isHome(path) ? merchant : `${t(title as TextKey)} · ${merchant}`)

  for (const { who, scenario, opens } of personas) {
    test(`each screen of ${who} names the document after itself and the merchant, in ${language}`, async ({
      page,
      arrange,
    }) => {
      await arrange({ scenario, language })
      await visit(page, '/m/help')
      for (const route of routes.filter(opens)) {
        await follow(page, route.path)
        await expect(page, route.path).toHaveTitle(titleOf(route))
      }
    })
  }

  test(`the address of the deposit opens a document with its own title, in ${language}`, async ({ page, open }) => {
    await open('/m/voucherCenter', { scenario: 'active-member', language })
    await expect(page).toHaveTitle(deposit)
  })
}
