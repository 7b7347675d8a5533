import { expectAccessible, expectAccessibleAroundFrames } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textFaults } from '../support/text-faults.ts'
import { openStudio, phoneOf } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false })

const tabs = ['state', 'journal', 'people', 'brand', 'snapshots'] as const

for (const { width, language, theme } of [
  { width: 1280, language: 'KO', theme: 'light' },
  { width: 1280, language: 'EN', theme: 'dark' },
  { width: 1024, language: 'KO', theme: 'dark' },
  { width: 1024, language: 'EN', theme: 'light' },
  { width: 1024, language: 'JA', theme: 'dark' },
] as const) {
  test(`is accessible at ${width} in ${language}, ${theme}, and cuts and breaks no word`, async ({
    page,
    request,
    world,
  }) => {
    await page.setViewportSize({ width, height: 768 })
    await openStudio(page, request, world, { language, theme })
    await request.post('/__gateway/world/scenario', { data: { world, scenario: 'active-member' } })
    await request.put('/__gateway/faults', { data: { world, faults: [{ endpoint: 'deposit.*', status: 503 }] } })
    await expect(phoneOf(page).getByRole('banner')).toBeVisible()
    for (const [place, tab] of tabs.entries()) {
      await page.getByRole('tab').nth(place).click()
      if (tab === 'people') await page.getByRole('button', { name: /^haedal_92/ }).click()
      await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0)
      // The phone is the same beside every tab.
      await (place === 0 ? expectAccessible(page) : expectAccessibleAroundFrames(page))
      expect(await textFaults(page)).toEqual([])
    }
  })
}
