import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fish, Flame, Heart, Rocket, Trophy, Tv } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { type Tab, Tabs } from './tabs.tsx'

type TabsProps = Parameters<typeof Tabs<string>>[0]

/**
 * Switches between views of the same kind.
 *
 * **Use it for** `segment` for two to four, `underline` for parts of a screen, `chip` for filters, `tile` for
 * categories.
 *
 * - **Do** connect the panel with `panelId`.
 * - **Don't** use it for pages with addresses of their own; those are links.
 * - **Don't** use it for a choice in a form; that is `Choices`.
 */
const meta = {
  component: Tabs<string>,
  args: { label: 'tabs', tabs: [], value: '', onChange: fn(), look: 'segment' },
} satisfies Meta<TabsProps>
export default meta
type Story = StoryObj<typeof meta>

function story(look: TabsProps['look'], tabs: () => Tab<string>[], start: string): Story {
  return {
    render: function Render({ onChange }) {
      const [value, setValue] = useState(start)
      return (
        <Tabs
          label={storyText('구분', 'Kind')}
          look={look}
          tabs={tabs()}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
      )
    },
  }
}

const entrances = () => [
  { value: 'login', label: storyText('로그인', 'Log in') },
  { value: 'register', label: storyText('회원가입', 'Sign up') },
]
const methods = () => [
  { value: 'username', label: storyText('아이디', 'Username') },
  { value: 'mobile', label: storyText('휴대폰 번호', 'Mobile number') },
]
const vendors = () =>
  [storyText('전체', 'All'), storyText('인기', 'Hot'), 'PP', 'PG', 'FC', 'JL', 'EG4', 'EG3', 'SEA'].map((label) => ({
    value: label,
    label,
  }))
const categories = () => [
  { value: 'hot', label: storyText('인기', 'Hot'), icon: <Flame /> },
  { value: 'fav', label: storyText('즐겨찾기', 'Favourites'), icon: <Heart /> },
  { value: 'live', label: storyText('라이브', 'Live'), icon: <Tv /> },
  { value: 'fish', label: storyText('피쉬', 'Fish'), icon: <Fish /> },
  { value: 'crash', label: storyText('크래시', 'Crash'), icon: <Rocket /> },
  { value: 'sports', label: storyText('스포츠', 'Sports'), icon: <Trophy /> },
]

export const Segment: Story = {
  ...story('segment', entrances, 'login'),
  async play({ canvas, args }) {
    await userEvent.click(canvas.getAllByRole('tab')[1]!)
    await expect(args.onChange).toHaveBeenCalledWith('register')
    await userEvent.click(canvas.getAllByRole('tab')[1]!)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
export const Underline: Story = story('underline', methods, 'username')
export const Tiles: Story = story('tile', categories, 'hot')

export const Chips: Story = {
  ...story('chip', vendors, 'PG'),
  async play({ canvas, args }) {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'PG' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('FC')
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'SEA' })
    await expect(last).toHaveFocus()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus()
  },
}
