import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { isRead } from '#contract/resource.ts'
import { endpoints } from '#mock-server/compose/platform-endpoints.ts'
import { followRequests } from '../support/answers.ts'
import { isFilled } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { follow, visit } from '../support/visit.ts'
import { calledEndpoints, type ReadWorld } from '../support/world.ts'
import { t, type Write } from './writes.ts'
import { writesOfAccounts } from './writes-of-accounts.ts'
import { writesOfAgents } from './writes-of-agents.ts'
import { writesOfGames } from './writes-of-games.ts'
import { writesOfMoney } from './writes-of-money.ts'
import { writesOfOffers } from './writes-of-offers.ts'
import { writesOfSaferPlay } from './writes-of-safer-play.ts'
import { writesOfVisitors } from './writes-of-visitors.ts'

/** Every button that writes. Add a row to its topic's file for each new one. */
const writes: Record<string, Write> = {
  ...writesOfAccounts,
  ...writesOfAgents,
  ...writesOfGames,
  ...writesOfMoney,
  ...writesOfOffers,
  ...writesOfSaferPlay,
  ...writesOfVisitors,
}

/** Calls that write, but at no press of their own. */
const withoutPress = {
  'auth.createTrialAccount': 'comes before the login of a free trial',
  'announcements.markAnnouncementAsRead': 'follows the opening of a notice',
  'games.addRecent': 'the app does not call it: the gateway counts launches itself',
}

test('every call of the contract that writes has a row', () => {
  const rows = [...Object.values(writes).map(({ endpoint }) => endpoint), ...Object.keys(withoutPress)]
  const calls = endpoints.flatMap(({ endpoint }) => (isRead(endpoint) ? [] : [endpoint.id]))
  expect(calls.filter((id) => !rows.includes(id))).toEqual([])
})

const Calls = z.array(z.looseObject({ method: z.string(), endpoint: z.optional(z.string()) }))

/** Returns the world's requests that are not reads, and all calls of one endpoint. */
async function written(readWorld: ReadWorld, endpoint: string): Promise<unknown[]> {
  const calls = Calls.parse((await readWorld('/__gateway/journal')).value)
  return calls.filter((call) => call.method !== 'GET' || call.endpoint === endpoint)
}

async function expectTyped(page: Page, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(text)
  }
}

for (const [
  name,
  { endpoint, path, scenario, merchant, flags, typed = {}, prepare, press, message, inForm },
] of Object.entries(writes)) {
  test(`${name} fails at once without a network, and is not sent later`, async ({
    page,
    context,
    request,
    world,
    readWorld,
    arrange,
    expectRefusals,
    expectToast,
  }) => {
    // A part that the page still fetches by then is lost as well.
    expectRefusals(/^PartLost: /)
    await arrange({ scenario, merchant, language: 'EN' })
    if (flags) await request.post('/__gateway/settings', { data: { world, settings: { flags } } })
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await prepare?.(page, readWorld)
    for (const [field, text] of Object.entries(typed)) await page.locator(`[name="${field}"]`).fill(text)
    await page.waitForLoadState('networkidle')
    await isFilled(page)
    const before = await written(readWorld, endpoint)

    await context.setOffline(true)
    await press(page)
    if (inForm) await expect(page.getByRole('alert').filter({ hasText: t('no_internet') })).toBeVisible()
    else await expectToast(message ?? t('no_internet'))
    await expectTyped(page, typed)

    await context.setOffline(false)
    await page.waitForFunction(() =>
      fetch(location.href).then(
        () => true,
        () => false,
      ),
    )
    const requestsEnd = followRequests(page)
    await follow(page, '/m/help')
    await expect.poll(() => calledEndpoints(readWorld)).toContain('system.helpCenter')
    await requestsEnd()
    expect(await written(readWorld, endpoint)).toHaveLength(before.length)
  })
}
