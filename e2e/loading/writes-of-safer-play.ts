import type { Page } from '@playwright/test'
import { confirmed, inDialog, t, type Write } from './writes.ts'

const place = { path: '/m/saferPlay', scenario: 'safer-play' } as const

const part = (page: Page, name: string) => page.getByRole('region', { name })
const dailyDeposits = (page: Page) => part(page, t('safer_play.kind_deposit')).getByRole('button', { name: /24 hours/ })

async function setDailyDeposits(page: Page, amount: string) {
  await dailyDeposits(page).click()
  await page.locator('[name=amount]').fill(amount)
  await inDialog(page, t('safer_play.save')).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const breakOf = (kind: 'timeOut' | 'selfExclusion', endpoint: string, length: string): Write => ({
  endpoint,
  ...place,
  async prepare(page) {
    await part(page, t(`safer_play.${kind}`))
      .getByRole('combobox')
      .selectOption({ label: length })
  },
  async press(page) {
    await part(page, t(`safer_play.${kind}`))
      .getByRole('button')
      .click()
    await confirmed(page, t(`safer_play.${kind}_begin`)).click()
  },
})

/** What a member can change about safer play. */
export const writesOfSaferPlay: Record<string, Write> = {
  'a limit': {
    endpoint: 'saferPlay.setLimit',
    ...place,
    prepare: (page) => dailyDeposits(page).click(),
    typed: { amount: '60,000' },
    press: (page) => inDialog(page, t('safer_play.save')).click(),
  },
  'the answer to an increase': {
    endpoint: 'saferPlay.answerIncrease',
    ...place,
    async prepare(page) {
      await setDailyDeposits(page, '60000')
      await setDailyDeposits(page, '500000')
    },
    press: (page) => page.getByRole('button', { name: t('safer_play.withdraw_increase') }).click(),
  },
  'a reality check': {
    endpoint: 'saferPlay.setRealityCheck',
    ...place,
    prepare: async (page) => {
      await part(page, t('safer_play.reality')).getByRole('combobox').selectOption('30')
    },
    press: (page) => part(page, t('safer_play.reality')).getByRole('button').click(),
  },
  'a time-out': breakOf('timeOut', 'saferPlay.timeOut', '7 days'),
  'a self-exclusion': breakOf('selfExclusion', 'saferPlay.selfExclude', '6 months'),
}
