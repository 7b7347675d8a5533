import { expect, test } from '../support/test.ts'
import { textFaults } from '../support/text-faults.ts'
import { nextFrames } from '../support/windows.ts'
import { launchFromList } from './vendor-game.ts'

const games = [
  ['RNG&vassalage=RV', 'Fortune Sun RV'],
  ['LIVE', 'Royal Crown Baccarat EG4'],
  ['PVP', 'Hanok Matgo HN'],
  ['BINGO', 'Harbor Bingo BH'],
] as const

test.use({ viewport: { width: 320, height: 760 } })

for (const [gameType, tile] of games) {
  test(`${tile} is whole at 320 px`, async ({ page, arrange }) => {
    await arrange({ scenario: 'active-member', language: 'EN' })
    const game = await launchFromList(page, gameType, tile)
    await expect(game.getByRole('main')).toBeVisible()
    await nextFrames(page)
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
    expect(frame && (await textFaults(frame))).toEqual([])
    for (const button of await game.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  })
}
