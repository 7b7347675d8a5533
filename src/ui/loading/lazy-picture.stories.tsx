import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storyArt } from '../content/story-art.ts'
import { LazyPicture } from './lazy-picture.tsx'

/**
 * Fetches a picture shortly before it shows.
 *
 * **Use it for** every picture in a long page.
 *
 * - **Do** give width and height, so that nothing moves when it arrives.
 * - **Don't** use it for pictures that are visible when the page opens: set `wanted`, or use an image.
 */
const meta = {
  component: LazyPicture,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  tags: ['unpictured'],
  args: { src: storyArt(200), alt: '', width: 120, height: 144 },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '200vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyPicture>
export default meta
type Story = StoryObj<typeof meta>

/** A picture below the fold is fetched when it comes within a row of the viewport. */
export const BelowTheFold: Story = {
  async play({ canvasElement }) {
    const picture = canvasElement.querySelector('img')
    const belowTheFold = () => (picture?.getBoundingClientRect().top ?? 0) - innerHeight
    await expect(picture).not.toHaveAttribute('src')
    scrollBy({ top: belowTheFold() - 80, behavior: 'instant' })
    await waitFor(() => expect(picture).toHaveAttribute('src'))
    await expect(belowTheFold()).toBeGreaterThan(0)
  },
}
