import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { RankList } from './rank-list.tsx'

const meta = {
  component: RankList,
  parameters: { scenario: 'default', layout: 'fullscreen' },
  args: { onOpen: fn() },
} satisfies Meta<typeof RankList>
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('li button')]

export const Ready: Story = {
  async play({ canvasElement, args }) {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(10))
    await userEvent.click(rows(canvasElement)[0]!)
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ nodeId: expect.any(String) }))
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('winners.none'))).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: announcements.rankList, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: announcements.rankList, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}
