import { expect } from '@playwright/test'
import { test } from './test.ts'

test('a code is lost, sent again, and logs the member in', async ({
  page,
  scenario,
  world,
  clock,
  outbox,
  faults,
  journal,
}) => {
  await scenario('default', { language: 'EN' })
  await faults.add({ endpoint: 'auth.sendSmsNoLogin', status: 503, times: 1 })
  await world.open('/m/login')
  const getCode = page.getByRole('button', { name: 'Get code' })

  await test.step('the first request fails, the second waits for the next', async () => {
    await page.getByRole('tab', { name: 'Mobile number' }).click()
    await page.locator('[name=username]').fill('01022334455')
    await getCode.click()
    await journal.verifySoon([{ endpoint: 'auth.sendSmsNoLogin', status: '503', times: 1 }])
    await getCode.click()
    await expect(page.getByRole('button', { name: /^1[78]\d s$/ })).toBeDisabled()
  })
  const { code } = await outbox.wait({ to: '01022334455' })

  await test.step('the clock moves the countdown on the page and the life of the code', async () => {
    const { now } = await clock.advance('2m')
    expect(Math.abs((await page.evaluate(() => Date.now())) - now)).toBeLessThan(60_000)
    await expect(page.getByRole('button', { name: /^[56]\d s$/ })).toBeDisabled()
  })

  await page.locator('[name=password]').fill(code)
  await page.getByRole('main').locator('form [type=submit]').click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await journal.verify(
    [
      { endpoint: 'auth.sendSmsNoLogin', times: 2 },
      { endpoint: 'auth.login', status: '200' },
    ],
    {
      inOrder: true,
      nothingUnhandled: true,
    },
  )
})

test('a frozen clock stands still on the page too', async ({ page, scenario, world, clock }) => {
  await scenario('default')
  const { now } = await clock.freeze()
  await world.open('/m/home')
  expect(await page.evaluate(() => Date.now())).toBe(now)
})
