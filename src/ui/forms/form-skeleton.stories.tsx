import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { FormSkeleton } from './form-skeleton.tsx'

/**
 * Keeps the place of a form while its fields are loading.
 *
 * **Use it for** forms whose rules or questions come from the gateway: registration, passwords, security, cards.
 *
 * - **Do** give the number of fields that will usually come, so that the button hardly moves.
 * - **Don't** use it while a form is being sent: its button is busy then, and the values stay visible.
 * - **Don't** wrap it in a `SkeletonRegion`; it has one.
 */
const meta = { component: FormSkeleton, args: { fields: 3 } } satisfies Meta<typeof FormSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeFields: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(i18next.t('common.loading'))
  },
}
