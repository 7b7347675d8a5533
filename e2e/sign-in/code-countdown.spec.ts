import type { Page } from '@playwright/test'
import { minute } from '#contract/time-units.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')

const getCode = (page: Page) => page.getByRole('button', { name: t('auth.get_code') })
const byMobile = (page: Page) => page.getByRole('tab', { name: t('auth.mobile') }).click()

interface Screen {
  name: string
  path: string
  scenario?: string
  /** Shows the field of the number. */
  find?: (page: Page) => Promise<void>
  field: string
  mobile: string
  /** Sends the first code; default: the button that sends further ones. */
  send?: (page: Page) => Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'login', path: '/m/login', find: byMobile, field: 'username', mobile: '01022334455' },
  { name: 'registration', path: '/m/register', find: byMobile, field: 'mobileNum', mobile: '01077776666' },
  {
    name: 'forgot password',
    path: '/m/forget',
    field: 'mobileNum',
    mobile: '01022334455',
    send: (page) => page.getByRole('button', { name: t('forget.send') }).click(),
  },
  {
    name: 'the security center',
    path: '/m/securityCenter?part=mobile',
    scenario: 'new-member',
    field: 'mobileNum',
    mobile: '01077776666',
  },
]

/** The forms of an answer, and the seconds until another code: what it says, else a minute. */
const forms = [
  { codeExpiry: 'instant', seconds: 180 },
  { codeExpiry: 'minutes', seconds: 180 },
  { codeExpiry: 'none', seconds: 60 },
] as const

for (const { name, path, scenario, find, field, mobile, send = (page: Page) => getCode(page).click() } of screens) {
  for (const { codeExpiry, seconds } of forms) {
    test(`the countdown of ${name} starts at ${seconds} seconds with codeExpiry ${codeExpiry}`, async ({
      page,
      request,
      world,
      arrange,
    }) => {
      await arrange({ scenario, language: 'EN' })
      const changed = await request.post('/__gateway/settings', { data: { world, settings: { codeExpiry } } })
      expect(changed.ok(), await changed.text()).toBe(true)
      await page.clock.install()
      await visit(page, path)
      await find?.(page)
      await page.locator(`[name=${field}]`).fill(mobile)
      // The page's time is frozen from here on, so that a slow machine does not lose a second.
      await page.clock.pauseAt(Date.now() + 5 * minute)
      await send(page)
      const waiting = page.getByRole('button', { name: /^\d+ s$/ })
      await expect(waiting).toBeDisabled()
      // The gateway names whole seconds of its time, and the instant to the millisecond.
      await expect(waiting).toHaveText(new RegExp(`^(${seconds}|${seconds + 1}) s$`))
      await page.clock.fastForward((seconds - 2) * 1_000)
      await expect(waiting).toHaveText(/^[1-3] s$/)
      await expect(waiting).toBeDisabled()
      await page.clock.fastForward(4_000)
      await expect(getCode(page)).toBeEnabled()
    })
  }
}

for (const { name, path, mobile, field } of screens.slice(0, 2)) {
  test(`the countdown of ${name} goes on for its number when the method or the number is another one meanwhile`, async ({
    page,
    arrange,
  }) => {
    await arrange({ language: 'EN' })
    await page.clock.install()
    await visit(page, path)
    await byMobile(page)
    const number = page.locator(`[name=${field}]`)
    await number.fill(mobile)
    await page.clock.pauseAt(Date.now() + 5 * minute)
    await getCode(page).click()
    const waiting = page.getByRole('button', { name: /^\d+ s$/ })
    await expect(waiting).toHaveText(/^18[01] s$/)
    await page.clock.fastForward(30_000)
    await page.getByRole('tab', { name: t('auth.username') }).click()
    await byMobile(page)
    await number.fill(mobile)
    await expect(waiting).toHaveText(/^15[01] s$/)
    await expect(waiting).toBeDisabled()
    await number.fill('01088889999')
    await expect(getCode(page)).toBeEnabled()
    await number.fill(mobile)
    await expect(waiting).toHaveText(/^15[01] s$/)
  })
}
