import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { NoticeBar } from './notice-bar.tsx'

const meta = {
  component: NoticeBar,
  tags: ['once'],
  parameters: { scenario: 'default', layout: 'fullscreen' },
} satisfies Meta<typeof NoticeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/m/notice')
    await expect(canvas.queryByRole('button', { name: i18next.t('announcement.open_app') })).toBeNull()
  },
}

export const Paused: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('announcement.pause') }))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('announcement.play') }))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('announcement.pause') }))
    await expect(canvas.getByRole('button', { name: i18next.t('announcement.play') })).toBeVisible()
  },
}

const app = { onOpen: fn(), onDownload: fn() }

export const WithAnApp: Story = {
  args: { app },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('announcement.open_app') }))
    await expect(app.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('announcement.download_app') }))
    await expect(app.onDownload).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { ...WithAnApp, globals: { merchant: 'VELVET', theme: 'dark' }, play: undefined }

export const Loading: Story = {
  parameters: { faults: [{ endpoint: announcements.announcements, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('no_announcement'))).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/notice')
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: announcements.announcements, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('loading_failed') })).toBeVisible()
  },
}

/** The first call and its automatic retry fail; the person's retry succeeds. */
export const Recovers: Story = {
  tags: ['unpictured'],
  parameters: {
    faults: [{ endpoint: announcements.announcements, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('loading_failed') }))
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/m/notice')
  },
}
