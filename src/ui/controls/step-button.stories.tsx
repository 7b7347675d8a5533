import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent } from 'storybook/test'
import { storySlides } from '../carousel/story-slides.ts'
import { StepButton } from './step-button.tsx'

/**
 * Shows the previous or the next slide of a rail.
 *
 * **Use it for** both ends of a `Rail`, so that slides can be reached without a swipe.
 *
 * - **Do** render two, one with `by={-1}` before one with `by={1}`.
 * - **Do** choose `overlay` on artwork, `raised` beside a heading, and `plain` in a dialog.
 * - **Don't** hide it at the first or last slide: it is disabled there and keeps its place.
 * - **Don't** use it to change a value or a page of results; it only knows the slides of a rail.
 */
const meta = {
  component: StepButton,
  args: { slides: storySlides(), by: 1, kind: 'raised' },
  render: ({ by, ...args }) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <StepButton {...args} by={-1} />
      <StepButton {...args} by={1} />
    </div>
  ),
} satisfies Meta<typeof StepButton>
export default meta
type Story = StoryObj<typeof meta>

const step = fn()

export const AtTheFirstSlide: Story = {
  tags: ['unpictured'],
  args: { slides: storySlides({ step }) },
  async play({ canvas }) {
    step.mockClear()
    const previous = canvas.getByRole('button', { name: i18next.t('common.previous') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.next') }))
    await expect(step.mock.calls).toEqual([[1]])
  },
}

export const InALoop: Story = {
  tags: ['unpictured'],
  args: { slides: storySlides({ loop: true }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: i18next.t('common.previous') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}
