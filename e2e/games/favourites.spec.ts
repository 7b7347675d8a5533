import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('EN')
const member = { scenario: 'member-with-favorites', language: 'EN' } as const
const game = 'Tiger Gold'
const heartOf = (page: Page) => page.getByRole('button', { name: t('games.favorite', { game }) }).first()

/** Returns how often the dots of a heart have flown apart since. */
async function followBursts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { bursts: 0 })
    document.addEventListener('transitionrun', ({ pseudoElement, propertyName, target }) => {
      const isHeart = target instanceof Element && target.getAttribute('aria-pressed') === 'true'
      if (isHeart && pseudoElement === '::after' && propertyName === 'scale')
        Reflect.set(globalThis, 'bursts', Reflect.get(globalThis, 'bursts') + 1)
    })
  })
  return () => page.evaluate((): unknown => Reflect.get(globalThis, 'bursts'))
}

test('a game that becomes a favourite shows a burst and a notice; one that ceases to be shows a notice', async ({
  page,
  arrange,
  expectToast,
}) => {
  await arrange(member)
  const bursts = await followBursts(page)
  await visit(page, '/m/home')
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(page).click()
  await expectToast(`${game} · ${t('in_chang_saved')}`)
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await bursts()).toBe(0)
  await heartOf(page).click()
  await expectToast(`${game} · ${t('in_chang_saved')}`)
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(bursts).toBe(1)
})
