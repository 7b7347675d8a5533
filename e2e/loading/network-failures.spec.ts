import { deposit } from '#contract/deposit.ts'
import { games } from '#contract/games.ts'
import { breakCalls, callsOf, disableTimeouts, settle, watchForTexts } from '../support/answers.ts'
import { isFilled } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

test.beforeEach(({ page }) => disableTimeouts(page))

test('a failure of a third of the calls is not reported as a missing network', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/home', member)
  const shown = await watchForTexts(page, [t('no_internet')])
  let calls = 0
  const launches = callsOf(games.launch)
  await breakCalls(page, (request) => launches(request) || (request.resourceType() === 'xhr' && calls++ % 3 === 0))
  for (const path of ['/m/member/home', '/m/vouReport', '/m/webEmail', '/m/rewardCenter', '/m/notice']) {
    const requested = page.waitForRequest((call) => call.resourceType() === 'xhr')
    await follow(page, path)
    await requested
    await isFilled(page)
  }
  await follow(page, '/m/home')
  const failed = page.waitForEvent('requestfailed', launches)
  await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
  await failed
  await settle(page)
  expect(await shown()).toEqual([])
})

test('a missing network is reported', async ({ page, context, open, expectRefusals, expectToast }) => {
  // A part that the page still fetches by then is lost as well.
  expectRefusals(/^PartLost: /)
  await open('/m/home', member)
  const tile = page.getByRole('button', { name: 'Dragon Ascent' }).first()
  await expect(tile).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await tile.click()
  await expectToast(t('no_internet'))
})

test('a read without a reply fails within ten seconds in total', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  await open('/m/notice', member)
  // Shortens the delay of each request, and records the requested delay.
  await page.evaluate((path) => {
    const requested: number[] = []
    class HurriedRequest extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        super.open(method, url)
        Object.defineProperty(this, 'timeout', {
          set: (ms: number) => void (String(url).includes(path) && requested.push(ms)),
        })
        if (String(url).includes(path)) setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), 200)
      }
    }
    Object.assign(window, { XMLHttpRequest: HurriedRequest, requestedTimes: requested })
  }, deposit.depositReport.path)
  await page.route(
    ({ pathname }) => pathname.endsWith(deposit.depositReport.path),
    () => undefined,
  )
  await follow(page, '/m/vouReport')
  await expect(page.getByRole('alert')).toBeVisible()
  const times = await page.evaluate(() => (window as unknown as { requestedTimes: number[] }).requestedTimes)
  const whole = times.reduce((sum, ms) => sum + ms, 0)
  expect(times.length).toBeGreaterThan(0)
  expect(times.every((ms) => ms > 0)).toBe(true)
  expect(whole).toBeLessThanOrEqual(10_000)
})
