import type { Locator, Page } from '@playwright/test'
import { isFilled } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')

interface Switched {
  /** The feature that is off. */
  name: string
  off: object
  at: string
  scenario?: string
  /** Opens what has the element. */
  press?: (page: Page) => Promise<void>
  /** The element that is visible only while the feature is on. */
  element: (page: Page) => Locator
}

const menusBut = (key: string) => ({
  menus: ['MANPLAYREB3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'DEPRECM3', 'PERSREP', 'MAILCEN'].filter(
    (other) => other !== key,
  ),
})
const link = (key: Parameters<typeof t>[0]) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${t(key)}`) })
const field = (key: Parameters<typeof t>[0]) => (page: Page) => page.getByRole('textbox', { name: t(key), exact: true })
const member = { scenario: 'member-with-favorites' }

const switches: Switched[] = [
  {
    name: 'CBS3',
    off: { flags: { CBS3: false } },
    at: '/m/message',
    ...member,
    element: (page) => page.getByRole('button', { name: new RegExp(`^${t('messages.chat')}`) }),
  },
  { name: 'INBOX3', off: { modules: { INBOX3: false } }, at: '/m/message', ...member, element: link('route.inbox') },
  { name: 'MAILCEN', off: menusBut('MAILCEN'), at: '/m/message', ...member, element: link('route.inbox') },
  {
    name: 'TRANSBETREPMEM3',
    off: menusBut('TRANSBETREPMEM3'),
    at: '/m/member/home',
    ...member,
    element: link('route.game_record'),
  },
  {
    name: 'TRANSREC3',
    off: menusBut('TRANSREC3'),
    at: '/m/member/home',
    ...member,
    element: link('route.account_record'),
  },
  {
    name: 'DEPRECM3',
    off: menusBut('DEPRECM3'),
    at: '/m/member/home',
    ...member,
    element: link('route.deposit_record'),
  },
  {
    name: 'MANPLAYREB3',
    off: menusBut('MANPLAYREB3'),
    at: '/m/member/home',
    ...member,
    element: link('menu.cashback'),
  },
  {
    name: 'PROFPIC3',
    off: { modules: { PROFPIC3: false } },
    at: '/m/member/home',
    ...member,
    press: async (page) => {
      await page.getByRole('button', { name: t('member.profile_edit') }).click()
      await expect(page.getByRole('textbox', { name: t('register.field.nickname') })).toBeVisible()
    },
    element: (page) => page.getByRole('dialog').getByRole('group', { name: t('member.picture') }),
  },
  { name: 'COMM3', off: { modules: { COMM3: false } }, at: '/m/member/home', ...member, element: link('menu.help') },
  { name: 'USERNAMEREG3', off: { flags: { USERNAMEREG3: false } }, at: '/m/register', element: field('auth.username') },
  {
    name: 'MOBILENUMREG3',
    off: { flags: { MOBILENUMREG3: false } },
    at: '/m/register',
    element: (page) => page.getByRole('tab', { name: t('auth.mobile') }),
  },
  {
    name: 'VALID_CAPTCHA3',
    off: { modules: { VALID_CAPTCHA3: false } },
    at: '/m/register',
    element: field('auth.captcha'),
  },
  {
    name: 'MOBILEVERCODELOGIN3',
    off: { flags: { MOBILEVERCODELOGIN3: false } },
    at: '/m/login',
    element: (page) => page.getByRole('tab', { name: t('auth.mobile') }),
  },
  {
    name: 'CHNGPASSVERIF3',
    off: { modules: { CHNGPASSVERIF3: false } },
    at: '/m/forget',
    element: (page) => page.getByRole('tab', { name: t('forget.by_sms') }),
  },
  {
    name: 'FREEPLAY3',
    off: { modules: { FREEPLAY3: false } },
    at: '/m/trail',
    element: (page) => page.getByRole('heading', { name: t('route.trial') }),
  },
  {
    name: 'FREEPLAY3 at the login',
    off: { modules: { FREEPLAY3: false } },
    at: '/m/login',
    element: (page) => page.getByRole('button', { name: t('login.trial') }),
  },
  {
    name: 'REFERRAL',
    off: { promotions: { REFERRAL: false } },
    at: '/m/activity',
    element: (page) => page.getByRole('link', { name: t('bottom.share') }),
  },
]

for (const { name, off, at, scenario, press, element } of switches) {
  test(`with ${name} off, the app does not offer its feature`, async ({
    page,
    request,
    world,
    open,
    expectRefusals,
  }) => {
    // The app uses the last status at once, so it may call a disabled feature once more.
    expectRefusals()
    await open(at, { scenario, language: 'EN' })
    await press?.(page)
    await expect(element(page)).toBeVisible()
    await request.post('/__gateway/settings', { data: { world, settings: off } })
    await visit(page, '/m/app')
    await visit(page, at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isFilled(page)
    await press?.(page)
    await expect(element(page)).toBeHidden()
  })
}
