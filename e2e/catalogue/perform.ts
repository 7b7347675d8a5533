import type { Page } from '@playwright/test'
import { doLine } from '#mock-server/verify/errors/do-line.ts'
import { textsOf } from '../support/texts.ts'
import { latestCaptcha, type ReadWorld } from '../support/world.ts'
import type { Act } from './act.ts'

const { t } = textsOf('EN')

interface Stage {
  page: Page
  readWorld: ReadWorld
  open: (address: string, state: { scenario: string; language: 'EN' }) => Promise<void>
  /** The world of the shell lines, and the host's address. */
  world: string
  url: string
}

/** Returns the first visible button, link or tab of this name; interpolated values are ignored. */
function pressed(page: Page, { press, inForm }: Extract<Act, { press: unknown }>) {
  const scope = inForm ? page.locator('form') : page
  const options = { name: t(press).trim() }
  const buttons = scope.getByRole('button', options)
  const linksAndTabs = scope.getByRole('link', options).or(scope.getByRole('tab', options))
  return buttons.or(linksAndTabs).filter({ visible: true }).first()
}

async function pretendToBe(page: Page, userAgent: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setUserAgentOverride', { userAgent })
}

/** Performs one action of a tester. */
export async function perform(act: Act, { page, readWorld, open, world, url }: Stage): Promise<void> {
  if ('open' in act) await open(act.open, { scenario: act.scenario, language: 'EN' })
  else if ('shell' in act) await doLine({ ...act.shell, words: [...act.shell.words, '--world', world] }, url)
  else if ('press' in act) await pressed(page, act).click()
  else if ('browser' in act) await pretendToBe(page, act.browser)
  else if ('offline' in act) await page.context().setOffline(true)
  else if ('reload' in act) await page.reload()
  else if ('readCaptcha' in act) await page.locator('[name=captcha]').fill(await latestCaptcha(readWorld))
  else for (const [name, text] of Object.entries(act.type)) await page.locator(`[name="${name}"]`).fill(text)
}
