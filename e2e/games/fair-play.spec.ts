import { games } from '#contract/games.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')
const scenario = 'fair-play'

for (const [name, state, fair] of [
  ['as specified, the terms are ticked', {}, false],
  ['with the switch, the terms are the person’s own choice, for social accounts too', { scenario }, true],
] as const) {
  test(name, async ({ page, open }) => {
    await open('/m/register', { ...state, language: 'EN' })
    const terms = page.getByRole('checkbox')
    await expect(terms).toBeChecked({ checked: !fair })
    const register = page.getByRole('main').getByRole('button', { name: t('register.title'), exact: true })
    const google = page.getByRole('button', { name: t('provider.with', { name: 'Google' }) })
    await expect(register).toBeEnabled({ enabled: !fair })
    await expect(google).toBeEnabled({ enabled: !fair })
    await expectAccessible(page)
    await terms.setChecked(fair)
    await expect(register).toBeEnabled({ enabled: fair })
    await expect(google).toBeEnabled({ enabled: fair })
  })

  test(`${fair ? 'with the switch, the offer of the app has no' : 'as specified, the offer of the app has a'} countdown`, async ({
    page,
    open,
  }) => {
    await open('/m/home', { ...state, language: 'EN' })
    await page
      .getByRole('button', { name: t('announcement.open_app') })
      .first()
      .click()
    const popup = page.getByRole('dialog', { name: t('download.popup_title') })
    await expect(popup).toContainText(t('download.bonus'))
    await expect(popup.getByRole('timer')).toHaveCount(fair ? 0 : 1)
    await expectAccessible(page)
  })
}

test('with the switch, a failed launch says why', async ({
  page,
  request,
  world,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { flags: { LAUNCHNOTICE3: true } } } })
  await visit(page, '/m/gameList?gameType=RNG')
  const tile = page.locator('[aria-posinset="1"]').getByRole('button').first()
  await expect(tile).toBeVisible()
  await request.post('/__gateway/settings', { data: { world, settings: { vendorMaintenance: ['PP', 'PG', 'JL'] } } })
  await tile.click()
  await expectToast(t('game_maintenance'))
})

test('as specified, a failed launch is silent', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  await open('/m/gameList?gameType=RNG', { scenario: 'active-member', language: 'EN' })
  await page.route(`**${games.launch.path}*`, (route) => route.fulfill({ status: 503, json: { success: false } }))
  const tile = page.locator('[aria-posinset="1"]').getByRole('button').first()
  await tile.click()
  await expect(tile).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('status').filter({ hasText: t('system_busy') })).toHaveCount(0)
})
