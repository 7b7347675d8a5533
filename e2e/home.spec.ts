import { games } from '#contract/games.ts'
import { scrollHalfScreen } from './home-end.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { storagePrefix, visit } from './visit.ts'
import { calledEndpoints, type ReadWorld } from './world.ts'

const { t } = textsOf('EN')
const always = ['system.status', 'announcements.announcements', 'wallet.merchantWallets', 'games.vendorGameTypes']

const expectCalls = (readWorld: ReadWorld, endpoints: string[]) =>
  expect.poll(() => calledEndpoints(readWorld)).toEqual(expect.arrayContaining(endpoints))

test('a visitor’s home requests announcements, the merchant’s wallets and the vendors', async ({ readWorld, open }) => {
  await open('/m/home')
  await expectCalls(readWorld, always)
  expect(await calledEndpoints(readWorld)).not.toContain('wallet.memberWallet')
})

test('a member’s home also requests the member’s wallet', async ({ readWorld, open }) => {
  await open('/m/home', { scenario: 'member-with-favorites' })
  await expectCalls(readWorld, [...always, 'wallet.memberWallet'])
})

test('popup announcements appear after half a second, mark the body, and do not return once acknowledged', async ({
  page,
  open,
}) => {
  await open('/m/home', { popups: true, language: 'EN' })
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await expect(page.locator('body')).toHaveClass(/popup-on/)
  await popup.getByRole('button', { name: t('announcement.acknowledge') }).click()
  await expect(popup).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveClass(/popup-on/)
  expect(await page.evaluate((prefix) => localStorage.getItem(`${prefix}SHELL_PU_B`), storagePrefix(page))).toBe(
    'false',
  )
})

test('home’s endless animations use only transform and opacity, so that they cause no repaints', async ({
  page,
  open,
}) => {
  await open('/m/home', { language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  const moved = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect?.getTiming().iterations === Infinity)
        .flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap(({ offset: _, computedOffset: __, easing: ___, composite: ____, ...properties }) =>
          Object.keys(properties),
        ),
    )
  await expect.poll(moved).toContain('transform')
  expect((await moved()).filter((property) => !['transform', 'opacity'].includes(property))).toEqual([])
})

test('the end of home does not move when it turns out that the member has not played yet', async ({
  page,
  arrange,
}) => {
  await arrange({ scenario: 'member-with-favorites', language: 'EN' })
  let isAsked = false
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${games.recent.path}*`, async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  // The parts of home mount as they come near.
  while (!isAsked) await scrollHalfScreen(page)
  answer()
  await expect(page.getByRole('region', { name: t('winners.title') })).toBeVisible()
})
