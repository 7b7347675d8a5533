import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyArt } from '../content/story-art.ts'
import { storyText } from '../content/story-text.ts'
import { Carousel, type Slide } from './carousel.tsx'

function slides(count: number): Slide[] {
  return [260, 20, 160, 320].slice(0, count).map((hue, index) => ({
    id: String(hue),
    content: () => (
      <a href={`#${index}`} style={{ display: 'block' }}>
        <img
          src={storyArt(hue, { width: 358, height: 148 })}
          alt={storyText(`배너 ${index + 1}`, `Banner ${index + 1}`)}
          style={{ inlineSize: '100%', aspectRatio: '358 / 148', objectFit: 'cover' }}
        />
      </a>
    ),
  }))
}

/**
 * Shows large slides one at a time, and moves on by itself.
 *
 * **Use it for** banners on home.
 *
 * - **Do** give it a label and slides that make sense in any order.
 * - **Do** leave `var(--target)` below several slides: the controls hang there, off the artwork.
 * - **Don't** put anything in it that a person must see: most people see the first slide only.
 * - **Don't** use it for a list of games; that is a `PagedGrid`.
 */
const meta = {
  component: Carousel,
  tags: ['once'],
  args: { label: '', slides: [], rotateMs: 60_000 },
  render: (args) => (
    <div style={{ paddingBlockEnd: 'var(--target)' }}>
      <Carousel {...args} label={storyText('배너', 'Banners')} slides={slides(args.slides.length || 4)} />
    </div>
  ),
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const inView = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect()
  // A slide that is not rendered yet has no width.
  return right > left && left > -1 && right < window.innerWidth + 1
}

/** Once swiper drives the slides, hidden slides are inert. */
const isDriven = (slides: HTMLElement[]) => waitFor(() => expect(slides.filter(({ inert }) => !inert)).toHaveLength(1))

export const Several: Story = {
  async play({ canvas }) {
    const slides = canvas.getAllByRole('group')
    const [first, second, , last] = slides
    await isDriven(slides)
    const next = canvas.getByRole('button', { name: i18next.t('common.next') })
    await expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(first!.getBoundingClientRect().bottom)
    await userEvent.click(next)
    await waitFor(() => expect(inView(second!)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.previous') }))
    await waitFor(() => expect(inView(first!)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.previous') }))
    await waitFor(() => expect(inView(last!)).toBe(true))
  },
}

export const OneStaysStill: Story = {
  args: { slides: slides(1), rotateMs: 50 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}

export const RotatesRoundTheEnd: Story = {
  args: { slides: slides(2), rotateMs: 200 },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('group')
    const pause = await canvas.findByRole('button', { name: i18next.t('common.pause') })
    await waitFor(() => expect(inView(second!)).toBe(true))
    await waitFor(() => expect(inView(first!)).toBe(true))
    await userEvent.click(pause)
    await expect(canvas.getByRole('button', { name: i18next.t('common.play') })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const slides = canvas.getAllByRole('group')
    await isDriven(slides)
    // As every choice of a language does.
    document.documentElement.setAttribute('dir', document.documentElement.dir)
    slides[0]?.querySelector('a')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(inView(slides[1]!)).toBe(true))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(inView(slides[0]!)).toBe(true))
  },
}
