import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useRef } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyArt } from '../content/story-art.ts'
import { Rotation } from './rotation.tsx'
import { storySlides } from './story-slides.ts'

/**
 * Shows the next slide again and again, and the button that pauses this.
 *
 * **Use it for** slides that move by themselves. Only `Carousel` has such slides.
 *
 * - **Do** render it last among the controls, because its code loads after the page.
 * - **Do** give it the whole carousel as `frame`: the rotation waits while a person touches, hovers or focuses it.
 * - **Don't** rotate what a person has to read or choose from, such as games or popups.
 * - **Don't** rely on the button: people who prefer less motion get neither the rotation nor its button.
 */
const meta = {
  component: Rotation,
  args: { slides: storySlides({ loop: true }), frame: { current: null }, ms: 60_000 },
  render: function Render(args) {
    const frame = useRef<HTMLElement>(null)
    return (
      <section
        ref={frame}
        style={{ inlineSize: 'fit-content', background: `url("${storyArt(280)}") center/cover`, borderRadius: 12 }}
      >
        <Rotation {...args} frame={frame} />
      </section>
    )
  },
} satisfies Meta<typeof Rotation>
export default meta
type Story = StoryObj<typeof meta>

export const PausesAndResumes: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.pause') }))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.play') }))
    await expect(canvas.getByRole('button', { name: i18next.t('common.pause') })).toBeVisible()
  },
}
