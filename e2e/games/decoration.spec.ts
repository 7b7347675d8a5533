import texts from '#locales/en/vendors/shared.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import { launchFromList } from './vendor-game.ts'

test.use(withMotion)

test('what only decorates a game can be paused and moved on', async ({ page, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  const game = await launchFromList(page, 'RNG&vassalage=RV', 'Fortune Sun RV')
  const endless = () =>
    game
      .locator('body')
      .evaluate(() =>
        document
          .getAnimations()
          .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity),
      )
  const pause = game.getByRole('button', { name: texts.pauseDecoration })
  await expect(pause).toBeVisible()
  await expect.poll(endless).toBe(true)
  await pause.click()
  await expect.poll(endless).toBe(false)
  await game.getByRole('button', { name: texts.playDecoration }).click()
  await expect.poll(endless).toBe(true)
})
