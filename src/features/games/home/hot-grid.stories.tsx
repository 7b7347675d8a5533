import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { games } from '#contract/games.ts'
import { hasGames, tilesIn } from '../story-parts.tsx'
import { HotGrid } from './hot-grid.tsx'

const meta = {
  component: HotGrid,
  parameters: { scenario: 'default' },
  args: { onMore: fn() },
} satisfies Meta<typeof HotGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, canvasElement, args }) {
    await hasGames(canvasElement, 27)
    await expect(canvasElement.querySelectorAll('ul')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('games.more') }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const SecondSlide: Story = {
  async play({ canvas, canvasElement }) {
    await hasGames(canvasElement, 27)
    await expect(tilesIn(canvasElement)).toHaveLength(9)
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.next') }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: i18next.t('common.previous') })).not.toHaveAttribute('aria-disabled'),
    )
    await waitFor(() => expect(tilesIn(canvasElement).length).toBeGreaterThan(9))
  },
}

export const Member: Story = {
  parameters: { scenario: 'member-with-favorites' },
  async play({ canvasElement }) {
    await hasGames(canvasElement, 27)
    await waitFor(() => expect(canvasElement.querySelector('[aria-pressed="true"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: games.hotGames, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-lobby' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('games.none'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: games.hotGames, error: 'FAULT_INJECTED', times: 2 }] },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await hasGames(canvasElement, 27)
  },
}

export const StillFailing: Story = {
  parameters: { faults: [{ endpoint: games.hotGames, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
