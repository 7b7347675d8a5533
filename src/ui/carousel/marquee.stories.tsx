import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Marquee } from './marquee.tsx'

const long = () =>
  storyText(
    '11월 24일 03:00–05:00 정기 점검 안내 · 신규 회원 첫 입금 보너스 · 주말 잭팟 나이트 총상금 8.88억',
    'Maintenance on 24 November 03:00–05:00 · First deposit bonus for new members · Weekend jackpot night',
  )

const bar = {
  display: 'flex',
  blockSize: 44,
  alignItems: 'center',
  borderRadius: 14,
  background: 'var(--soft)',
  paddingInline: 12,
}

/**
 * Moves a long line of text through a narrow place.
 *
 * **Use it for** the notices on home.
 *
 * - **Do** link to the whole text, because the line does not move for people who want less motion.
 * - **Don't** use it for texts that fit, or for errors.
 * - **Don't** show two at once.
 */
const meta = {
  component: Marquee,
  tags: ['once'],
  args: { children: '' },
  render: (args) => (
    <div style={bar}>
      <Marquee {...args}>
        <a href="#notice">{args.children || long()}</a>
      </Marquee>
    </div>
  ),
} satisfies Meta<typeof Marquee>
export default meta
type Story = StoryObj<typeof meta>

const stateOf = (element: Element) => element.getAnimations({ subtree: true })[0]?.playState

/** Waits until the line has noticed its width: a younger observer is called later before the same paint. */
const isMeasured = (element: HTMLElement) =>
  new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(element))

async function resize(element: HTMLElement, width: number): Promise<void> {
  element.style.inlineSize = `${width}px`
  await isMeasured(element)
}

export const MovesAndPausesOnFocus: Story = {
  tags: ['unpictured'],
  async play({ canvasElement }) {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('running'))
    await userEvent.tab()
    await waitFor(() => expect(stateOf(canvasElement)).toBe('paused'))
    canvasElement.querySelector('a')?.blur()
    await waitFor(() => expect(stateOf(canvasElement)).toBe('running'))
  },
}

export const ShortTextStays: Story = {
  args: { children: '공지 1건' },
  async play({ canvas, canvasElement }) {
    await isMeasured(canvasElement)
    await expect(canvas.getAllByText('공지 1건')).toHaveLength(1)
    await expect(stateOf(canvasElement)).toBeUndefined()
  },
}

export const MovesAtOnceInASmallerWindow: Story = {
  tags: ['unpictured'],
  args: { children: '공지 1건' },
  async play({ canvas, canvasElement }) {
    const text = canvas.getByText('공지 1건')
    await resize(canvasElement, 40)
    await expect(text.closest('[data-moving]')).not.toBeNull()
  },
}

export const MovesUnlessItFitsBetweenTheFadedEdges: Story = {
  tags: ['unpictured'],
  args: { children: '공지 1건' },
  async play({ canvas, canvasElement }) {
    const text = canvas.getByText('공지 1건')
    const isMoving = () => text.closest('[data-moving]') !== null
    const line = text.getBoundingClientRect().width
    // The bar's own padding, and the half of each faded edge that is inside it.
    const around = 2 * 12 + 2 * 8
    await resize(canvasElement, line + around + 4)
    await expect(isMoving()).toBe(false)
    await resize(canvasElement, line + around - 4)
    await expect(isMoving()).toBe(true)
  },
}
