import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonRegion } from './skeleton.tsx'

/**
 * Keeps the place of content that is loading.
 *
 * **Use it for** blocks whose size is known.
 *
 * - **Do** give it the size of what will come, so that nothing moves.
 * - **Do** wrap a view's skeletons in one `SkeletonRegion`, which announces the loading once.
 * - **Don't** show it for an action; the button is busy instead.
 *
 * ### SkeletonRegion
 *
 * Contains the skeletons of a screen or a block, and announces the loading once.
 *
 * **Use it for** everything that shows skeletons.
 *
 * - **Do** put the whole view into one, so that screen readers announce "loading" once.
 * - **Don't** put existing content into it: screen readers treat the region as unfinished.
 */
const meta = { component: Skeleton, subcomponents: { SkeletonRegion } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Banner: Story = { args: { height: 148, radius: 'var(--radius)' } }

export const Tiles: Story = {
  render: () => (
    <SkeletonRegion>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 10 }}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <Skeleton key={name} ratio="5 / 6" radius="var(--radius-tile)" />
        ))}
      </div>
    </SkeletonRegion>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(i18next.t('common.loading'))
  },
}
