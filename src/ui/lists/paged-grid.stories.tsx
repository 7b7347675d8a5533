import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { Heart } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GameTile } from '../content/game-tile.tsx'
import { storyArt } from '../content/story-art.ts'
import { storyText } from '../content/story-text.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { PagedGrid } from './paged-grid.tsx'

type GridProps = Parameters<typeof PagedGrid<number>>[0]
const names = () =>
  storyText(
    '용의 승천,호랑이 골드,로얄 크라운,보석 폭포',
    'Dragon Rise,Tiger Gold,Royal Crown of the Northern Sea,Gem Falls',
  ).split(',')

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/**
 * Shows items in pages of a few columns and rows.
 *
 * **Use it for** games on home.
 *
 * - **Do** give `listKey` if the list changes with a filter.
 * - **Do** give `empty`, which says why there is nothing.
 * - **Don't** use it for long lists to search through; those scroll.
 */
const meta = {
  component: PagedGrid<number>,
  args: {
    title: '',
    items: numbers(27),
    columns: 3,
    rows: 3,
    itemKey: String,
    renderItem: (item) => (
      <GameTile
        title={names()[item % 4] ?? ''}
        vendor={['PP', 'PG', 'EG4'][item % 3] ?? ''}
        imageUrl={storyArt(item * 47)}
        corner={
          <IconButton kind="overlay" label={storyText('즐겨찾기', 'Favourite')} icon={<Heart />} pressed={false} />
        }
      />
    ),
  },
  render: (args) => (
    <PagedGrid
      {...args}
      title={storyText('인기 게임', 'Hot games')}
      action={
        <Button kind="ghost" size="small">
          {storyText('더보기', 'More')}
        </Button>
      }
      empty={<EmptyState />}
    />
  ),
} satisfies Meta<GridProps>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeByThree: Story = {
  async play({ canvas }) {
    const next = canvas.getByRole('button', { name: i18next.t('common.next') })
    const previous = canvas.getByRole('button', { name: i18next.t('common.previous') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(previous)
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
  },
}

export const ThreeByTwo: Story = { args: { rows: 2, gap: 8, items: numbers(14) } }

export const OnePageHasNoArrows: Story = {
  args: { items: numbers(4) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: i18next.t('common.next') })).toBeNull()
  },
}

export const Empty: Story = { args: { items: [] } }
