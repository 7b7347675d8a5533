import { rewards } from '#fixtures/promotions/rewards.ts'
import { vipLevels } from '#fixtures/promotions/vip.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { ledgerBalance, paidTo } from '../support/world.ts'

const { t } = textsOf('EN')
const money = (amount: number) => `₩${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount)}`

for (const [title, id, amount] of [
  ['First spin', 'first-spin', rewards.find((reward) => reward.id === 'first-spin')?.amount],
  ['VIP Silver level-up bonus', 'level-up:SILVER', vipLevels.find(({ code }) => code === 'SILVER')?.levelUpBonus],
] as const) {
  test(`the reward “${title}” is paid once, and the ledger has its amount`, async ({
    page,
    readWorld,
    open,
    expectToast,
  }) => {
    if (!amount) throw new Error(`There is no reward ${id}.`)
    await open('/m/rewardCenter', { scenario: 'active-member', language: 'EN' })
    const before = await ledgerBalance(readWorld, 'haedal_92')
    const reward = page
      .getByRole('region', { name: t('rewards.group.once') })
      .getByRole('listitem')
      .filter({ hasText: title })
    await expect(reward).toContainText(money(amount))
    await reward.getByRole('button', { name: t('rewards.claim_of', { title }) }).dblclick()
    await expectToast(t('rewards.received', { amount: money(amount) }))
    await expect(reward).toContainText(t('rewards.claimed'))
    await expect(reward.getByRole('button')).toHaveCount(0)
    expect(await paidTo(readWorld, 'haedal_92', 'reward')).toMatchObject([{ amount: amount * 100 }])
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before + amount)

    await page.reload()
    await expect(reward).toContainText(t('rewards.claimed'))
    await expect(reward.getByRole('button')).toHaveCount(0)
  })
}
