import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { LongList } from './long-list.tsx'

const contents = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <p key={at.toString()} style={{ padding: '12px 16px' }}>
      {storyText(`기록 ${at + 1}번. `, `Record number ${at + 1}. `).repeat(1 + ((at * 7) % 5))}
    </p>
  ))

const opening = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <details key={at.toString()}>
      <summary style={{ padding: '12px 16px' }}>{storyText(`기록 ${at + 1}번`, `Record number ${at + 1}`)}</summary>
      <p style={{ padding: '0 16px 12px' }}>{storyText('자세한 내용', 'Its details')}</p>
    </details>
  ))

/**
 * Shows rows of any number and height, and mounts only those near the screen.
 *
 * **Use it for** lists that come in pages.
 *
 * - **Do** give each row a key that lasts.
 * - **Do** put space between the rows into the rows; the list itself has no gap.
 * - **Don't** use it for tiles; `LongGameGrid` shows games.
 */
const meta = { component: LongList, args: { children: null } } satisfies Meta<typeof LongList>
export default meta
type Story = StoryObj<typeof meta>

const mounted = (within: HTMLElement) => within.querySelectorAll('li[data-row]').length
const rowAt = (within: HTMLElement, row: number) => within.querySelector(`li[data-row="${row}"]`)
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
const toEnd = () => scrollTo(document.documentElement.scrollHeight)

export const Short: Story = {
  args: { children: contents(30) },
  async play({ canvasElement }) {
    await expect(mounted(canvasElement)).toBe(30)
  },
}

export const Long: Story = {
  args: { children: contents(600), total: 1_000 },
  async play({ canvasElement }) {
    await expect(mounted(canvasElement)).toBeLessThan(120)
    toEnd()
    await waitFor(() => expect(rowAt(canvasElement, 590)).toBeInTheDocument())
    await expect(mounted(canvasElement)).toBeLessThan(120)
    await expect(rowAt(canvasElement, 590)).toHaveAttribute('aria-posinset', '591')
    await expect(rowAt(canvasElement, 590)).toHaveAttribute('aria-setsize', '1000')
    scrollTo(0)
    await waitFor(() => expect(rowAt(canvasElement, 5)).toBeInTheDocument())
  },
}

/** An open row stays open while the page is elsewhere. */
export const OpenRow: Story = {
  args: { children: opening(200) },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(rowAt(canvasElement, 3)?.querySelector('summary') as HTMLElement)
    toEnd()
    await waitFor(() => expect(rowAt(canvasElement, 190)).toBeInTheDocument())
    await expect(rowAt(canvasElement, 60)).not.toBeInTheDocument()
    await expect(rowAt(canvasElement, 3)?.querySelector('details')).toHaveAttribute('open')
  },
}
