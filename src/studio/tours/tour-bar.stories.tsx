import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { said } from '../story-calls.ts'
import { usePlayer } from './player.ts'
import { TourBar } from './tour-bar.tsx'
import { tours } from './tours.ts'

const meta = {
  component: TourBar,
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof TourBar>
export default meta
type Story = StoryObj<typeof meta>

const show = (state: Partial<ReturnType<typeof usePlayer.getState>>) => () =>
  usePlayer.setState({ tour: tours[0], index: 1, state: 'here', ...state })

export const Ready: Story = { tags: ['panel'], beforeEach: show({}) }
export const Loading: Story = { beforeEach: show({ state: 'busy' }) }
export const Failed: Story = { beforeEach: show({ state: 'failed', problem: 'The button "Deposit" did not appear.' }) }

export const Ended: Story = {
  beforeEach: show({ state: 'done' }),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('tour_done'))
    await userEvent.click(canvas.getByRole('button', { name: said('tour_play') }))
    await expect(canvas.getByRole('button', { name: said('tour_pause') })).toBeVisible()
  },
}
