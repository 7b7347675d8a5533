import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { crossSiteRequests, openAttacker, openMirror, sendRaw } from './attacker.ts'

/** Every endpoint of the simulator itself. Add a row for each new one. */
const doors = {
  'a scenario link': '/?scenario=trial&seed=SEED',
  'a scenario link of a page': '/m/home?scenario=trial&seed=SEED&merchant=VELVET',
  'a control call': '/__gateway/world/scenario?scenario=trial&seed=SEED',
  'the list of worlds': '/__gateway/worlds',
  'the outbox': '/__gateway/outbox',
  'a snapshot': '/__gateway/snapshot',
  events: '/__gateway/events',
  'the description': '/__gateway/openapi.json',
  'a file of the docs': '/__gateway/docs/swagger-ui.css',
  studio: '/__studio/',
  'the journal': '/__gateway/journal',
  'a merchant’s file': '/__gateway/merchant',
}

let site: Awaited<ReturnType<typeof openAttacker>>
test.beforeAll(async () => {
  site = await openAttacker()
})
test.afterAll(() => site.close())

/** Returns the seeds of every world of the host. */
async function seedsOf(request: APIRequestContext): Promise<string[]> {
  const { value } = await (await request.get('/__gateway/worlds')).json()
  return value.map(({ seed }: { seed: string }) => seed)
}

/** The browser's log messages for refusals. */
const complaints = /Failed to load|WebSocket|CORS|EventSource|MIME type|Refused|blocked|frame/

/** Returns each address with this test's own seed, which identifies the worlds that it creates. */
const addresses = (baseURL = '', seed: string) =>
  Object.entries(doors).map(([name, path]) => [name, new URL(path.replace('SEED', seed), baseURL).href] as const)

for (const [name, run] of Object.entries(crossSiteRequests)) {
  test(`${name} of another site is refused by every entry point`, async ({
    page,
    request,
    world,
    baseURL,
    expectRefusals,
  }) => {
    expectRefusals(complaints)
    const mirror = await openMirror(baseURL ?? '')
    await page.goto(site.url)
    for (const [door, address] of addresses(mirror.url, world)) {
      await page.evaluate(run, address)
      const statuses: unknown[] = []
      await expect.poll(() => statuses.push(...mirror.take()), { message: door }).toBeGreaterThan(0)
      expect.soft(statuses, door).not.toContain(200)
    }
    mirror.close()
    expect(await seedsOf(request)).not.toContain(world)
  })
}

test('a plain-text form of another site cannot replace a world', async ({
  page,
  readWorld,
  arrange,
  world,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals()
  await arrange()
  await page.goto(site.url)
  // The equals sign between a form field's name and value lands inside a JSON string.
  const [name, value] = [`{"world":"${world}","scenario":"trial","seed":"`, '"}']
  const [response] = await Promise.all([
    page.waitForNavigation(),
    page.evaluate(
      ([address, name, value]) => {
        const form = document.createElement('form')
        Object.assign(form, { action: address, method: 'post', enctype: 'text/plain' })
        const field = document.createElement('input')
        Object.assign(field, { name, value })
        form.append(field)
        document.body.append(form)
        form.submit()
      },
      [`${baseURL}/__gateway/world/scenario`, name, value] as const,
    ),
  ])
  expect(response?.status()).toBe(403)
  expect(await readWorld('/__gateway/world')).toMatchObject({ value: { scenario: 'default' } })
})

test('another site’s name that resolves to this machine is refused by every entry point', async ({
  request,
  world,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  for (const [door, address] of addresses(baseURL, world)) {
    for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`]) {
      const same = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
      const visit = { host, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
      for (const headers of [{ host }, same, visit]) {
        expect.soft(await sendRaw(address, headers), `${door} as ${host}`).toBe(403)
      }
    }
  }
  expect(await seedsOf(request)).not.toContain(world)
})

test('a link that a person follows from another site creates its world', async ({ page, request, world, baseURL }) => {
  await page.goto(site.url)
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Demo' })
    document.body.append(link)
  }, `${baseURL}/m/home?scenario=trial&seed=${world}`)
  await page.getByRole('link', { name: 'Demo' }).click()
  await page.waitForURL(/\/m\/home$/)
  expect(await seedsOf(request)).toContain(world)
})
