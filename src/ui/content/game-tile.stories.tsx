import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../controls/icon-button.tsx'
import { GameTile } from './game-tile.tsx'
import { storyArt } from './story-art.ts'
import { storyText } from './story-text.ts'

const onHeart = fn()

/**
 * Shows one game, which opens on a press.
 *
 * **Use it for** grids and rails of games.
 *
 * - **Do** give artwork without text: the title is below it.
 * - **Do** set `eager` only on tiles that are visible when the page opens.
 * - **Don't** show more than one button in its corner.
 */
const meta = {
  component: GameTile,
  args: { title: '', imageUrl: storyArt(280), vendor: 'PP', onPress: fn() },
  render: (args) => (
    <div style={{ inlineSize: 113 }}>
      <GameTile
        {...args}
        title={args.title || storyText('용의 승천', 'Dragon Rise')}
        corner={
          <IconButton
            kind="overlay"
            label={storyText('즐겨찾기', 'Favourite')}
            icon={<Heart />}
            pressed={false}
            onClick={onHeart}
          />
        }
      />
    </div>
  ),
} satisfies Meta<typeof GameTile>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, args }) {
    const name = new RegExp(storyText('용의 승천', 'Dragon Rise'))
    onHeart.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: storyText('즐겨찾기', 'Favourite') }))
    await expect(onHeart).toHaveBeenCalledTimes(1)
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const LongTitle: Story = {
  args: { title: 'The Golden Emperor of the Northern Sea Megaways', vendor: 'EVOLUTION' },
  async play({ canvas }) {
    const vendor = canvas.getByText('EVOLUTION')
    await expect(vendor.scrollWidth).toBeLessThanOrEqual(vendor.clientWidth)
  },
}

export const TitleInTwoParts: Story = {
  args: { title: 'ロイヤルクラウン・バカラ' },
  async play({ canvas }) {
    const [first, second] = ['ロイヤルクラウン・', 'バカラ'].map((part) =>
      canvas.getByText(part).getBoundingClientRect(),
    )
    await expect(first?.bottom).toBeLessThanOrEqual((second?.top ?? 0) + 1)
  },
}

export const DefaultPictureWhenArtworkFails: Story = {
  parameters: { losesPictures: true },
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-default-art]')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Launching: Story = {
  args: { onPress: fn(() => new Promise(() => undefined)) },
  async play({ canvas, args }) {
    const tile = canvas.getByRole('button', { name: new RegExp(storyText('용의 승천', 'Dragon Rise')) })
    await userEvent.dblClick(tile)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(tile).toHaveAttribute('aria-busy', 'true')
  },
}
