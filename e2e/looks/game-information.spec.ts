import { gameInfo } from '#contract/game-info.ts'
import { shown } from '../money/wallets-journey.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const areas = [
  { area: 'RNG', language: 'EN', hasLines: true },
  { area: 'LIVE', language: 'KO', hasLines: false },
  { area: 'FISH', language: 'EN', hasLines: false },
] as const

for (const { area, language, hasLines } of areas) {
  const { t } = textsOf(language)

  test(`the information about a game of ${area} has the figures that the gateway answers, in ${language}`, async ({
    page,
    open,
  }) => {
    await open(`/m/gameList?gameType=${area}`, { scenario: 'game-info', language })
    const tile = page.locator('[aria-posinset="1"]').getByRole('button').first()
    await expect(tile).toBeVisible()
    const answer = page.waitForResponse((sent) => new URL(sent.url()).pathname.endsWith(gameInfo.read.path))
    await tile.click()
    const { vendorName, stake, lines, volatility } = gameInfo.read.response.parse((await (await answer).json()).value)

    const sheet = page.getByRole('dialog')
    const figure = (label: string) => sheet.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
    await expect(sheet.locator('header')).toContainText(t(`category.${area}`))
    await expect(figure(t('gameinfo.vendor')).locator('dd')).toHaveText(vendorName)
    const range = `${shown(100 * stake.least)} – ${shown(100 * stake.most)}`
    await expect(figure(t('gameinfo.stake')).locator('dd')).toHaveText(range)
    expect(stake.least).toBeLessThan(stake.most)
    expect(lines !== null).toBe(hasLines)
    const rows = { lines: lines?.toString(), volatility: volatility && t(`gameinfo.volatility_${volatility}`) }
    for (const [name, value] of Object.entries(rows)) {
      const row = figure(t(`gameinfo.${name as keyof typeof rows}`))
      await expect(row).toHaveCount(value ? 1 : 0)
      if (value) await expect(row.locator('dd')).toHaveText(value)
    }
  })
}
