import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { NoticeScreen } from './notice-screen.tsx'

const meta = {
  component: NoticeScreen,
  parameters: { scenario: 'member-with-favorites', route: '/m/notice' },
} satisfies Meta<typeof NoticeScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const unread = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[data-unread]').length
const notices = ({ canvas }: Stage) => canvas.findAllByRole('group')

export const Member: Story = {
  tags: ['main'],
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
    await expect(unread(canvasElement)).toBe(4)
  },
}

export const OpeningReads: Story = {
  async play(stage) {
    const [first] = await notices(stage)
    await userEvent.click(first!.querySelector('summary')!)
    await waitFor(() => expect(first!.querySelector('strong')).toBeVisible())
    await waitFor(() => expect(unread(stage.canvasElement)).toBe(3))
  },
}

/** An announcement becomes unread again if the gateway refuses the change. */
export const ReadingFails: Story = {
  parameters: { faults: [{ endpoint: announcements.markAnnouncementAsRead, error: 'FAULT_INJECTED', latency: 300 }] },
  async play(stage) {
    const [first] = await notices(stage)
    await userEvent.click(first!.querySelector('summary')!)
    await waitFor(() => expect(unread(stage.canvasElement)).toBe(3))
    await waitFor(() => expect(unread(stage.canvasElement)).toBe(4))
  },
}

export const Visitor: Story = {
  tags: ['once'],
  parameters: { scenario: 'default' },
  globals: { merchant: 'VELVET', theme: 'dark' },
  async play(stage) {
    await expect(await notices(stage)).toHaveLength(4)
    await expect(unread(stage.canvasElement)).toBe(0)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: announcements.notices, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('no_announcement'))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: announcements.notices, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

/** The first call and its automatic retry fail; the person's retry succeeds. */
export const Recovers: Story = {
  tags: ['unpictured'],
  parameters: {
    faults: [{ endpoint: announcements.notices, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play(stage) {
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await expect(await notices(stage)).toHaveLength(4)
  },
}
