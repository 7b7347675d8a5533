import type { Page } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'
import { button, confirmed, inDialog, submit, t, type Write } from './writes.ts'

const scenario = 'agent'
const team = '/m/member/agent/team'

const newDownline = {
  username: 'branch_two',
  password: memberPassword,
  confirmPassword: memberPassword,
  nickname: 'Branch Two',
  payeeName: '신규회원',
  paymentPassword: '135790',
  email: 'branch@example.com',
  mobileNum: '01077778888',
}

/** Fills the fields that the merchant's form has. */
async function fillDownline(page: Page) {
  await page.locator('[name=username]').waitFor()
  for (const [name, value] of Object.entries(newDownline)) {
    const field = page.locator(`[name=${name}]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
}

const target = { typed: { toAccount: 'agent_marcus' }, press: (page: Page) => inDialog(page, t('agent.move')).click() }

/** What an agent can change, and a member with a contract. */
export const writesOfAgents: Record<string, Write> = {
  'a new downline': {
    endpoint: 'agent.registerDownline',
    path: '/m/member/agent/register',
    scenario,
    prepare: fillDownline,
    press: (page) => submit(page, t('agent.register')),
  },
  'the rates of a downline': {
    endpoint: 'agent.updateDownlineRebates',
    path: `${team}?account=hyunwoo`,
    scenario,
    prepare: (page) => button(page, t('agent.change')).click(),
    typed: { RNG: '0.35' },
    press: (page) => button(page, t('agent.save')).click(),
  },
  'the move of a member': {
    endpoint: 'agent.transferDownline',
    path: `${team}?account=gaeun_lim`,
    scenario,
    prepare: (page) => button(page, t('agent.move')).click(),
    ...target,
  },
  'the move of several members': {
    endpoint: 'agent.transferMultipleDownline',
    path: team,
    scenario,
    async prepare(page) {
      await button(page, t('agent.move_several')).click()
      for (const account of ['haedal_92', 'jihoon_c']) await page.getByRole('checkbox', { name: account }).check()
      await button(page, t('agent.move_count', { people: '2' })).click()
    },
    ...target,
  },
  'a request for a contract': {
    endpoint: 'agent.askForContract',
    path: '/m/member/agent/getHourContract',
    scenario,
    async prepare(page) {
      await button(page, t('agent.decline')).click()
      await confirmed(page, t('agent.decline')).click()
      await button(page, t('agent.ask')).waitFor()
    },
    press: (page) => button(page, t('agent.ask')).click(),
  },
  'an answer to a contract': {
    endpoint: 'agent.answerContract',
    path: '/m/member/agent/getSalaryContract',
    scenario: 'member-with-contract',
    press: async (page) => {
      await button(page, t('agent.accept')).click()
      await confirmed(page, t('agent.accept')).click()
    },
  },
}
