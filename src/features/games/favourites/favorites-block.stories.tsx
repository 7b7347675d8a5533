import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { games } from '#contract/games.ts'
import { useToast } from '#ui/layers/toast.ts'
import { hasGames, hasTiles, heartsIn } from '../story-parts.tsx'
import { FavoritesBlock } from './favorites-block.tsx'

const meta = {
  component: FavoritesBlock,
  parameters: { scenario: 'member-with-favorites' },
  args: { onMore: fn() },
} satisfies Meta<typeof FavoritesBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, canvasElement, args }) {
    await hasGames(canvasElement, 14)
    await expect(canvasElement.querySelectorAll('ul')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('games.more_games') }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const OneTakenOut: Story = {
  async play({ canvasElement }) {
    await hasGames(canvasElement, 14)
    // The hearts show their state.
    await hasTiles(canvasElement, 6)
    const [first, second] = heartsIn(canvasElement).map((heart) => heart.textContent)
    await waitFor(() => expect(heartsIn(canvasElement)[0]).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.dblClick(heartsIn(canvasElement)[0]!)
    await hasGames(canvasElement, 13)
    await expect(useToast.getState().shown).toMatchObject({
      text: expect.stringContaining(i18next.t('in_chang_saved')),
      ms: 1000,
    })
    await expect(heartsIn(canvasElement)[0]).toHaveAccessibleName(second!)
    await expect(heartsIn(canvasElement).map((heart) => heart.textContent)).not.toContain(first)
    await expect(canvasElement.contains(document.activeElement)).toBe(true)
  },
}

export const RemovalFails: Story = {
  parameters: { faults: [{ endpoint: games.removeFavorite, error: 'FAULT_INJECTED', latency: 900 }] },
  async play({ canvasElement }) {
    await hasGames(canvasElement, 14)
    await waitFor(() => expect(heartsIn(canvasElement)[0]).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heartsIn(canvasElement)[0]!)
    await expect(useToast.getState().shown).toMatchObject({ kind: 'loading' })
    await waitFor(() => expect(useToast.getState().shown).toBeNull())
    await hasGames(canvasElement, 14)
    await expect(heartsIn(canvasElement)[0]).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Empty: Story = {
  parameters: { scenario: 'new-member' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('games.collection_empty'))).toBeVisible()
  },
}

export const VisitorsHaveNone: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'default' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: games.favorites, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: games.favorites, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
