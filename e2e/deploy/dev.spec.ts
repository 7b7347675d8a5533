import pay from '#locales/ko/vendors/pay.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { store } from '../support/visit.ts'
import { startHost } from './start-host.ts'

const { t, slot } = textsOf('KO')

// Two hosts would prepare the same packages in the same folder.
test.describe.configure({ mode: 'serial' })

let host: Awaited<ReturnType<typeof startHost>>
test.beforeAll(async () => {
  host = await startHost('--dev')
})
test.afterAll(() => host.close())

test('app and vendor pages run from source in a world, and reload as their sources change', async ({
  page,
  allowShifts,
}) => {
  allowShifts('the server of the sources adds styles by script')
  const connected: string[] = []
  page.on('console', (message) => {
    if (message.text() === '[vite] connected.') connected.push(new URL(message.location().url).host)
  })
  await page.goto(`${host.url}/m/home?scenario=member-with-favorites`)
  await expect(page).toHaveURL(/\/w\/w-[\da-f]{8}\/m\/home$/)
  await expect(page.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
  await store(page, { SHELL_PU_A: false, SHELL_PU_B: false })
  await page.reload()
  await page.getByRole('button', { name: '용의 승천' }).first().click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: slot.spin, exact: true })).toBeVisible()
  const { host: own, port } = new URL(host.url)
  await expect.poll(() => connected).toEqual(expect.arrayContaining([own, `vendors.localhost:${port}`]))
  await page.getByRole('button', { name: t('games.leave') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the vendor pages of both hosts run from source in a named world', async ({ page, request, allowShifts }) => {
  allowShifts('the server of the sources adds styles by script')
  const data = { world: 'blue', scenario: 'default' }
  expect((await request.post(`${host.url}/__gateway/world/scenario`, { data })).status()).toBe(200)
  const blue = `${host.url}/w/blue`
  await page.goto(`${blue}/m/help`)
  await store(page, { SHELL_PU_A: false, SHELL_PU_B: false })
  await page.goto(`${blue}/m/login`)
  await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
  await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  await expect(page).toHaveURL(/\/w\/blue\/m\/home$/)
  const frame = page.frameLocator('iframe')

  await test.step('a lottery, whose frame is at the app’s host', async () => {
    await page.goto(`${blue}/m/startLottery?playType=trad&prize_mode=Elott`)
    await expect(frame.getByRole('main')).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('src', /\/w\/blue\/m\/lotto-h5\//)
  })

  await test.step('a slot, whose frame is at the vendors’ host', async () => {
    await page.goto(`${blue}/m/home`)
    await page.getByRole('button', { name: '용의 승천' }).first().click()
    await expect(frame.getByRole('button', { name: slot.spin, exact: true })).toBeVisible()
  })

  await test.step('a payment, whose page takes the tab', async () => {
    await page.goto(`${blue}/m/voucherCenter`)
    await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    await page.getByRole('button', { name: pay.pay }).click()
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    await expect(page).toHaveURL(/\/w\/blue\/m\//)
  })
})
