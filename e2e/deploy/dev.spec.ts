import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { store } from '../support/visit.ts'
import { startHost } from './start-host.ts'

const { t, slot } = textsOf('KO')

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
