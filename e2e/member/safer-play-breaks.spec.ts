import { memberPassword } from '#fixtures/members.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const scenario = 'safer-play'

for (const [clause, kind, length, field, text] of [
  ['LCCP 3.3.4', 'timeOut', '7 days', 'timeOutUntil', 'time_out_active'],
  ['LCCP 3.5.3', 'selfExclusion', '6 months', 'excludedUntil', 'self_excluded'],
] as const) {
  test(`${clause}: a ${kind} is confirmed, ends the session, and refuses the login`, {
    tag: kind === 'timeOut' ? '@demo' : [],
  }, async ({ page, readWorld, open, expectRefusals }) => {
    expectRefusals()
    await open('/m/saferPlay', { scenario, language: 'EN' })
    const part = page.getByRole('region', { name: t(`safer_play.${kind}`) })
    await part.getByRole('combobox').selectOption({ label: length })
    await part.getByRole('button').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('safer_play.break_confirm', { length }))
    await expectAccessible(page)
    await question.getByRole('button', { name: t('common.cancel') }).click()
    expect((await snapshotOf(readWorld)).tables.saferPlay).toEqual([])

    await part.getByRole('button').click()
    await question.getByRole('button', { name: t(`safer_play.${kind}_begin`) }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const [row] = (await snapshotOf(readWorld)).tables.saferPlay
    const time = formatDateTime(row![field], 'EN')
    await expect(question).toContainText(t('safer_play.closed_until', { time }))
    await question.getByRole('button').click()

    await visit(page, '/m/login')
    await page.locator('[name=username]').fill('haedal_92')
    await page.locator('[name=password]').fill(memberPassword)
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page.getByText(t(`safer_play.${text}`))).toBeVisible()
    await expect(page.getByText(t('safer_play.closed_until', { time }))).toBeVisible()
  })
}

for (const [clause, scenario, text] of [
  ['LCCP 3.3.4', 'on-a-break', 'time_out_active'],
  ['LCCP 3.5.3', 'self-excluded', 'self_excluded'],
] as const)
  test(`${clause}: the login names why the account of ${scenario} is closed`, async ({
    page,
    open,
    expectRefusals,
  }) => {
    expectRefusals()
    await open('/m/login', { scenario, language: 'EN' })
    await page.locator('[name=username]').fill('haedal_92')
    await page.locator('[name=password]').fill(memberPassword)
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page.getByText(t(`safer_play.${text}`))).toBeVisible()
  })
