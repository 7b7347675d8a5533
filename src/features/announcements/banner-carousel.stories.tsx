import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { storyArt } from '#ui/content/story-art.ts'
import { storyText } from '#ui/content/story-text.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { BannerSlide } from './banner-slide.tsx'

const meta = {
  component: BannerCarousel,
  parameters: { scenario: 'default', layout: 'fullscreen' },
} satisfies Meta<typeof BannerCarousel>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const hasSlides = ({ canvas }: Pick<Stage, 'canvas'>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(count))

export const Ready: Story = {
  async play({ canvas }) {
    await hasSlides({ canvas }, 3)
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/m/gameList?gameType=RNG')
    await expect(await canvas.findByRole('button', { name: i18next.t('common.pause') })).toBeVisible()
  },
}

export const WithLive: Story = {
  args: { showLive: true },
  async play({ canvas }) {
    await hasSlides({ canvas }, 4)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: announcements.announcements, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

/** Without banners the games move up. */
export const Empty: Story = {
  render: () => (
    <>
      <BannerCarousel />
      <p>{storyText('배너 아래', 'Below the banners')}</p>
    </>
  ),
  parameters: { scenario: 'empty-content' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull())
    await expect(canvasElement.children).toHaveLength(1)
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: announcements.announcements, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

/** The first call and its automatic retry fail; the person's retry succeeds. */
export const Recovers: Story = {
  tags: ['unpictured'],
  parameters: {
    faults: [{ endpoint: announcements.announcements, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await hasSlides({ canvas }, 3)
  },
}

const longBanner = {
  id: 'long',
  groupName: 'm_home',
  url: storyArt(205, { width: 360, height: 160 }),
  link: '',
  title: 'An unusually long headline of a banner that somebody in marketing could not bear to cut',
  subtitle: 'And a second line that goes on for quite a while, far beyond what anybody reads on a phone',
} as const

/** A banner without a valid target is not a link. */
export const LongTextWithoutLink: Story = {
  render: () => (
    <div style={{ margin: 16 }}>
      <BannerSlide banner={longBanner} first ahead={0} />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(longBanner.title)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
