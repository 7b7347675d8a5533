import type { Page } from '@playwright/test'
import { fillTransfer, sendTransfer } from '../money/deposit-by-bank.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { depositsOf, type ReadWorld, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const member = 'haedal_92'
const limit = '₩40,000.00'

const rowOf = (page: Page) =>
  page
    .getByRole('region', { name: t('safer_play.kind_deposit') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /24 hours/ }) })

const button = (page: Page, name: string) => rowOf(page).getByRole('button', { name })
const confirm = (page: Page) => button(page, t('safer_play.confirm_increase'))
const withdrawRequest = (page: Page) => button(page, t('safer_play.withdraw_increase'))

const stored = async (readWorld: ReadWorld) => (await snapshotOf(readWorld)).tables.saferPlay[0]?.limits

/** Opens the dialog of the limit, acts in it, and waits until it is closed. */
async function change(page: Page, press: string, amount?: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await button(page, t('safer_play.set')).click()
  if (amount !== undefined) await dialog.locator('[name=amount]').fill(amount)
  await dialog.getByRole('button', { name: press }).click()
  await expect(dialog).toHaveCount(0)
}

test.beforeEach(async ({ page, request, world, open }) => {
  await open('/m/login', { language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { flags: { SAFERPLAY3: true } } } })
  await logInForDays(page, member, request, world)
  await visit(page, '/m/saferPlay')
  await change(page, t('safer_play.save'), '40000')
  await expect(rowOf(page)).toContainText(limit)
})

test('RTS 12D: a removed limit stays in force for 24 hours, and ends when the member confirms the removal', async ({
  page,
  readWorld,
  expectRefusals,
  clock,
}) => {
  expectRefusals()

  await test.step('the removal waits', async () => {
    await change(page, t('safer_play.remove'))
    await expect(rowOf(page)).toContainText(t('safer_play.waits_none'))
    await expect(rowOf(page)).toContainText(limit)
    await expect(confirm(page)).toHaveCount(0)
  })

  await test.step('until then the limit refuses a deposit', async () => {
    await clock.advance('23h')
    const deposits = await depositsOf(readWorld)
    await visit(page, '/m/voucherCenter')
    await fillTransfer(page)
    await sendTransfer(page)
    await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
    expect(await depositsOf(readWorld)).toEqual(deposits)
  })

  await test.step('after 24 hours it still waits for the confirmation', async () => {
    await clock.advance('1h')
    await visit(page, '/m/saferPlay')
    await expect(rowOf(page)).toContainText(limit)
    await confirm(page).click()
    await expect(rowOf(page)).toContainText(t('safer_play.none'))
    await expect(rowOf(page)).not.toContainText(limit)
    expect(await stored(readWorld)).toEqual([])
  })

  await test.step('the deposit is accepted', async () => {
    const { length } = await depositsOf(readWorld)
    await visit(page, '/m/voucherCenter')
    await fillTransfer(page)
    await sendTransfer(page)
    await expect.poll(async () => (await depositsOf(readWorld)).length).toBe(length + 1)
  })
})

for (const [what, wanted, press, amount] of [
  ['an increase', t('safer_play.waits', { amount: '₩500,000.00' }), t('safer_play.save'), '500000'],
  ['a removal', t('safer_play.waits_none'), t('safer_play.remove'), undefined],
] as const)
  test(`RTS 12D: ${what} that the member withdraws never applies`, async ({ page, readWorld, clock }) => {
    await change(page, press, amount)
    await expect(rowOf(page)).toContainText(wanted)
    await withdrawRequest(page).click()
    await expect(withdrawRequest(page)).toHaveCount(0)
    await expect(rowOf(page)).not.toContainText(wanted)
    await clock.advance('1d')
    await page.reload()
    await expect(rowOf(page)).toContainText(limit)
    await expect(confirm(page)).toHaveCount(0)
    expect(await stored(readWorld)).toMatchObject([{ amount: 4_000_000, increase: null }])
  })
