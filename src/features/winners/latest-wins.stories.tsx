import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { LatestWins } from './latest-wins.tsx'

const meta = {
  component: LatestWins,
  parameters: { scenario: 'default' },
  args: { gameType: 'RNG', title: 'Slots', onOpen: fn() },
} satisfies Meta<typeof LatestWins>
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

export const Loading: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: announcements.winnerBoard, transport: 'hang' }] },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'Slots' })).toBeVisible()
    await expect(canvasElement.querySelector('section > [aria-hidden="true"]')).toBeVisible()
    await expect(rows(canvasElement)).toHaveLength(0)
  },
}

export const NothingWithoutWins: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'empty-content' },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('section')).toBeNull()),
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: {
    faults: [{ endpoint: announcements.winnerBoard, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(10))
  },
}
