import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useLocation } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { AnnouncementPopup } from './announcement-popup.tsx'

function Page() {
  return (
    <>
      <AnnouncementPopup />
      <p data-path="">{useLocation().pathname}</p>
    </>
  )
}

const meta = {
  component: AnnouncementPopup,
  render: () => <Page />,
  parameters: { scenario: 'default', layout: 'fullscreen' },
} satisfies Meta<typeof AnnouncementPopup>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const popup = ({ canvas }: Stage) => canvas.findByRole('dialog')
const isMarked = () => document.body.classList.contains('popup-on')
const press = ({ canvas }: Stage, name: string) => userEvent.click(canvas.getByRole('button', { name }))

export const Guest: Story = {
  async play(stage) {
    await popup(stage)
    await expect(isMarked()).toBe(true)
    await expect(await stage.canvas.findByRole('link')).toHaveAttribute('href', '/m/register')
  },
}

export const Member: Story = {
  tags: ['once'],
  parameters: { scenario: 'member-with-favorites' },
  globals: { theme: 'dark' },
  async play(stage) {
    await popup(stage)
    await expect(stage.canvas.queryByRole('button', { name: i18next.t('common.next') })).toBeNull()
  },
}

/** A member's first login has one more popup: two are pages. */
export const FirstLogin: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await popup(stage)
    await waitFor(() => expect(stage.canvasElement.querySelectorAll('section:not([inert])')).toHaveLength(1))
    await press(stage, i18next.t('common.next'))
    await waitFor(() => expect(stage.canvas.getByText('2 / 2')).toBeVisible())
    await expect(stage.canvas.getByRole('button', { name: i18next.t('common.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Acknowledged: Story = {
  async play(stage) {
    await popup(stage)
    await press(stage, i18next.t('announcement.acknowledge'))
    await waitFor(() => expect(stage.canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(readStored(stored.popupGuest)).toBe(false))
    await expect(isMarked()).toBe(false)
    await expect(readStored(stored.popupMember)).toBeUndefined()
  },
}

export const ToTheActivities: Story = {
  async play(stage) {
    await popup(stage)
    await press(stage, i18next.t('announcement.go_activity'))
    await expect(await stage.canvas.findByText('/m/activity')).toBeVisible()
    await expect(readStored(stored.popupGuest)).toBe(false)
  },
}

/** A link in the content opens the app's page without a reload. */
export const LinkInside: Story = {
  async play(stage) {
    await popup(stage)
    await userEvent.click(await stage.canvas.findByRole('link'))
    await expect(await stage.canvas.findByText('/m/register')).toBeVisible()
  },
}

/** Waits longer than the popup's delay. */
const afterDelay = () => new Promise((resolve) => setTimeout(resolve, 900))

export const PutAwayBefore: Story = {
  tags: ['unpictured'],
  beforeEach: () => writeStored(stored.popupGuest, false),
  async play({ canvas }) {
    await afterDelay()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const NothingToSay: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await afterDelay()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
