import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')

test.beforeEach(({ allowShifts }) => allowShifts('a broken part gives way to its message'))

/** Makes the browser fail to create an element, as a defect in the part that renders it would. Returns its repair. */
async function breakElement(page: Page, tag: string) {
  await page.addInitScript((broken) => {
    const create = document.createElement
    document.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
      if (name === broken) throw new Error(`The part <${name}> is broken.`)
      return create.call(this, name, options)
    } as typeof create
  }, tag)
  return () => page.evaluate(() => Reflect.deleteProperty(document, 'createElement'))
}

const header = (page: Page) => page.getByRole('banner')
const bar = (page: Page) => page.getByRole('navigation', { name: t('bottom.label') })

for (const { part, tag, path, broken, rest } of [
  { part: 'home’s header', tag: 'h1', path: '/m/home', broken: header, rest: bar },
  { part: 'a header', tag: 'h1', path: '/m/gameCenter', broken: header, rest: bar },
  { part: 'the bottom bar', tag: 'nav', path: '/m/rewardCenter', broken: bar, rest: header },
]) {
  test(`the page stays when ${part} breaks, and a retry repairs it`, async ({ page, arrange, expectRefusals }) => {
    expectRefusals(new RegExp(`<${tag}> is broken`))
    await arrange({ scenario: 'active-member', language: 'EN' })
    const repair = await breakElement(page, tag)
    await visit(page, path)
    const failure = page.getByRole('alert').filter({ hasText: t('unknown_error') })
    await expect(failure).toBeVisible()
    await expect(rest(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\w/)
    await expect(broken(page)).toHaveCount(0)
    await repair()
    await failure.getByRole('button', { name: t('common.retry') }).click()
    await expect(broken(page)).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
}
