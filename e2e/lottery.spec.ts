import { expectAccessible } from './accessible.ts'
import { orderLottery } from './lottery-journey.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'

const { t } = textsOf('EN')

test('a lottery tile opens its frame: an order is placed, partly cancelled, and the frame closed', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=', {
    scenario: 'member-with-favorites',
    language: 'EN',
    theme: 'light',
  })
  await orderLottery(page, readWorld)
})

test('Vietnam’s tile opens its menus, and closing returns to the game centre', async ({ page, open }) => {
  await open('/m/launchGame?playType=trad&prize_mode=Elott&vendor=TCG_LOTTO_VN&code=lobby', {
    scenario: 'member-with-favorites',
    language: 'EN',
    theme: 'dark',
  })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'North', exact: true }).click()
  await frame
    .getByRole('button', { name: /Northern Lottery/ })
    .last()
    .click()
  await frame.getByRole('button', { name: 'Results', exact: true }).click()
  await expect(frame.getByRole('rowheader', { name: 'Special' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('lottery.close') }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expect(page.getByRole('heading', { name: t('route.game_center') })).toBeVisible()
})
