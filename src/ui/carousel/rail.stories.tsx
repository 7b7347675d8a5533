import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyArt } from '../content/story-art.ts'
import { storyText } from '../content/story-text.ts'
import { StepButton } from '../controls/step-button.tsx'
import { Rail } from './rail.tsx'
import { SlidePlace } from './slide-place.tsx'
import { storySlides } from './story-slides.ts'
import { useSlides } from './use-slides.ts'

const hues = [260, 20, 160]

function PictureRail() {
  const slides = useSlides({ count: hues.length })
  return (
    <div style={{ maxInlineSize: 358 }}>
      <Rail slides={slides}>
        {hues.map((hue, index) => (
          <a key={hue} className="swiper-slide" href={`#${index}`}>
            <img
              src={storyArt(hue, { width: 358, height: 148 })}
              alt={storyText(`그림 ${index + 1}`, `Picture ${index + 1}`)}
              style={{ inlineSize: '100%', aspectRatio: '358 / 148', objectFit: 'cover' }}
            />
          </a>
        ))}
      </Rail>
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        <StepButton slides={slides} by={-1} />
        <SlidePlace slides={slides} />
        <StepButton slides={slides} by={1} />
      </div>
    </div>
  )
}

/**
 * Shows a row of slides, each as wide as the row, which a person swipes.
 *
 * **Use it for** a component that has slides, as `Carousel`, `PagedGrid` and the popups do.
 *
 * - **Do** take its state from `useSlides`, and give the same state to its `StepButton`s and its `SlidePlace`.
 * - **Do** put a link or a button into each slide, so that the keyboard can scroll the rail.
 * - **Do** mount the content of a slide only up to `reach`, so that slides out of view cost nothing.
 * - **Don't** use it for banners or for games: `Carousel` and `PagedGrid` already have the buttons.
 *
 * ### SlidePlace
 *
 * Announces to screen readers which slide is shown.
 *
 * **Use it for** each rail with more than one slide.
 *
 * - **Do** set `quiet` while the slides rotate, so that nobody hears a slide they did not ask for.
 * - **Don't** use it as the visible position: it shows nothing. Dots or a count beside it are for people who see.
 */
const meta = {
  component: Rail,
  subcomponents: { SlidePlace },
  args: { slides: storySlides(), children: null },
  render: () => <PictureRail />,
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeSlides: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    const place = (page: number) => i18next.t('common.page_of', { page, total: hues.length })
    await expect(canvas.getByText(place(1))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.next') }))
    await waitFor(() => expect(canvas.getByText(place(2))).toBeInTheDocument())
  },
}
