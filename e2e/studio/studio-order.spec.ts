import type { APIRequestContext, Page } from '@playwright/test'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import texts from '#locales/en/studio/page.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { openStudio } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

/** Opens Studio, and waits until it has asked for everything again, as it does once it is connected. */
async function openConnected(page: Page, request: APIRequestContext, world: string, path: string) {
  let answered = 0
  page.on('requestfinished', (one) => {
    if (one.method() === 'GET' && new URL(one.url()).pathname === path) answered += 1
  })
  await openStudio(page, request, world)
  await expect(page.getByText(texts.live, { exact: true })).toBeVisible()
  await expect.poll(() => answered).toBeGreaterThanOrEqual(2)
}

/** Resets the world, and holds the answer that Studio then asks for. The returned function lets it arrive. */
async function holdAnswer(page: Page, request: APIRequestContext, world: string, path: string) {
  const arrived = page.waitForEvent('requestfinished', (one) => new URL(one.url()).pathname === path)
  const deliver = await new Promise<() => Promise<void>>((held) => {
    const hold = page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch()
        held(() => route.fulfill({ response }))
      },
      { times: 1 },
    )
    void hold.then(() => request.post('/__gateway/world/reset', { data: { world } }))
  })
  return async () => {
    await deliver()
    await arrived
    await page.evaluate(() => new Promise((shown) => setTimeout(() => requestAnimationFrame(shown))))
  }
}

const changes = {
  clock: {
    make: { path: '/__gateway/clock', data: { action: 'freeze' } },
    shown: (page: Page) => page.getByRole('button', { name: texts.frozen, exact: true }),
  },
  fault: {
    make: { path: '/__gateway/faults', data: { fault: { endpoint: deposit.manualTransfer.id, status: 503 } } },
    shown: (page: Page) => page.getByRole('listitem').filter({ hasText: deposit.manualTransfer.id }),
  },
}

for (const [name, { make, shown }] of Object.entries(changes)) {
  test(`an older answer does not hide a newer ${name}`, async ({ page, request, world }) => {
    await openConnected(page, request, world, make.path)
    const letArrive = await holdAnswer(page, request, world, make.path)
    const made = await request.post(make.path, { data: { world, ...make.data } })
    expect(made.ok()).toBe(true)
    await expect(shown(page)).toBeVisible()
    await letArrive()
    await expect(shown(page)).toBeVisible()
  })
}

test('an older answer does not hide a newer message', async ({ page, request, world }) => {
  await openConnected(page, request, world, '/__gateway/outbox')
  const letArrive = await holdAnswer(page, request, world, '/__gateway/outbox')
  const to = { mobileNum: '1022334455', countryDialingCode: '82' }
  await request.post(`/w/${world}${auth.sendSmsNoLogin.path}`, { data: to })
  await expect(page.getByText('+821022334455')).toBeVisible()
  await letArrive()
  await expect(page.getByText('+821022334455')).toBeVisible()
})
