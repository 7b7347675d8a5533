import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { WinnersTicker } from './winners-ticker.tsx'

const meta = {
  component: WinnersTicker,
  parameters: { scenario: 'default', layout: 'fullscreen' },
  args: { onOpen: fn() },
} satisfies Meta<typeof WinnersTicker>
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('li:not([inert]) button')]
const hasRows = (canvasElement: HTMLElement) => waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(6))

export const Ready: Story = {
  async play({ canvas, canvasElement, args }) {
    await hasRows(canvasElement)
    // Paused, so that every snapshot shows the same rows.
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('winners.pause') }))
    await userEvent.click(rows(canvasElement)[1]!)
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ nodeId: expect.any(String) }))
  },
}

export const Climbs: Story = {
  tags: ['unpictured'],
  async play({ canvasElement }) {
    await hasRows(canvasElement)
    const list = canvasElement.querySelector('ul')!
    await waitFor(() => expect(list.scrollTop).toBeGreaterThanOrEqual(66))
  },
}

export const SymbolAfterInTheDark: Story = {
  tags: ['once'],
  globals: { merchant: 'ROCKET', theme: 'dark' },
  play: ({ canvas, canvasElement }) =>
    hasRows(canvasElement).then(() =>
      userEvent.click(canvas.getByRole('button', { name: i18next.t('winners.pause') })),
    ),
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: announcements.winnerBoard, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-content' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('winners.none'))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: announcements.winnerBoard, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

/** The first call and its automatic retry fail; the person's retry succeeds. */
export const Recovers: Story = {
  tags: ['once'],
  parameters: {
    faults: [{ endpoint: announcements.winnerBoard, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await hasRows(canvasElement)
  },
}
