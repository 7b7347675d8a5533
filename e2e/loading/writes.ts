import type { Page } from '@playwright/test'
import type { Flag } from '#merchant/flags.ts'
import { textsOf } from '../support/texts.ts'
import type { ReadWorld } from '../support/world.ts'

export const { t } = textsOf('EN')

export const active = 'active-member'

/** One way in which a page writes, for the journey that presses it without a network. */
export interface Write {
  /** The endpoint that a press calls while there is a network. */
  endpoint: string
  path: string
  scenario?: string
  merchant?: string
  /** The merchant's flags that differ from the scenario's. */
  flags?: Partial<Record<Flag, boolean>>
  /** Values to type, by field name. */
  typed?: Record<string, string>
  /** Brings the button into view, before anything is typed. */
  prepare?: (page: Page, readWorld: ReadWorld) => Promise<void>
  press: (page: Page) => Promise<void>
  /** The message, if it is not that of a missing network. */
  message?: string
  /** The message appears in the form, not in a toast. */
  inForm?: boolean
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
export const confirmed = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name })
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()
export const submit = (page: Page, name: string) =>
  page.locator('form').getByRole('button', { name, exact: true }).click()
