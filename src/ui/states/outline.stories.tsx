import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp, ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { LinkRows } from '../controls/link-rows.tsx'
import { Outline } from './outline.tsx'
import { SkeletonRegion } from './skeleton.tsx'

/**
 * Shows a skeleton of exactly the size of its children, which are laid out but neither seen nor reached.
 *
 * **Use it for** content that is known but must not show yet, such as menus whose entries depend on an answer.
 *
 * - **Do** put several into one `SkeletonRegion`.
 * - **Do** give it the children that will most likely show, so that little moves afterwards.
 * - **Don't** use it for content that is not known; that is a `Skeleton` with a size.
 * - **Don't** hide with it what a person may not see: the text is in the page.
 */
const meta = {
  component: Outline,
  args: { children: null },
  render: () => (
    <SkeletonRegion>
      <Outline>
        <LinkRows
          label={storyText('내 정보', 'My account')}
          entries={[
            { to: '/m/securityCenter', label: 'route.security', icon: <ShieldCheck size={20} /> },
            { to: '/m/help', label: 'route.help', icon: <CircleHelp size={20} /> },
          ]}
        />
      </Outline>
    </SkeletonRegion>
  ),
} satisfies Meta<typeof Outline>
export default meta
type Story = StoryObj<typeof meta>

export const OfAMenu: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
