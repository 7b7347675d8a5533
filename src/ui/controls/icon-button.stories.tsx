import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Heart, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../content/badge.tsx'
import { storyArt } from '../content/story-art.ts'
import { storyText } from '../content/story-text.ts'
import { IconButton } from './icon-button.tsx'

/**
 * A button with a picture and no text.
 *
 * **Use it for** closing, searching, the favourite's heart, and steps.
 *
 * - **Do** write the label as the action; screen readers announce it.
 * - **Do** give `pressed` to a toggle.
 * - **Don't** use it for an action that people do not know by its picture: use a `Button` with a text.
 */
const meta = {
  component: IconButton,
  args: { label: '검색', icon: <Search /> },
  async play({ canvas }) {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Raised: Story = { args: { kind: 'raised' } }
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { kind: 'raised', disabled: true } }
export const WithBadge: Story = { args: { icon: <Bell />, badge: <Badge count={120} /> } }

export const OverlayToggle: Story = {
  render: function Render() {
    const [pressed, setPressed] = useState(false)
    return (
      <div style={{ inlineSize: 'fit-content', background: `url("${storyArt(280)}") center/cover` }}>
        <IconButton
          kind="overlay"
          label={storyText('즐겨찾기', 'Favourite')}
          icon={<Heart />}
          pressed={pressed}
          onClick={() => setPressed(!pressed)}
        />
      </div>
    )
  },
  async play({ canvas }) {
    const heart = canvas.getByRole('button')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}
