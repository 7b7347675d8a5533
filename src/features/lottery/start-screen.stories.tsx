import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { StartLotteryScreen } from './start-screen.tsx'
import { At } from './story-parts.tsx'

const meta = {
  component: StartLotteryScreen,
  // The frame's content is the lottery vendor's.
  parameters: {
    scenario: 'member-with-favorites',
    route: '/m/startLottery?pageBack=home',
    a11y: { options: { iframes: false } },
  },
  render: () => (
    <At path="/m/startLottery">
      <StartLotteryScreen />
    </At>
  ),
} satisfies Meta<typeof StartLotteryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const AllLotteries: Story = {
  async play({ canvasElement, loaded }) {
    const frame = () => canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame()).toHaveAttribute('data-shown'))
    const { pathname, searchParams } = new URL(frame()?.src ?? '')
    await expect(pathname).toBe('/m/lotto-h5/elott/trad/games/lobby')
    await expect(searchParams.get('token')).toBe(loaded.session.token)
    await expect(searchParams.get('cssName')).toBe('haedal-light')
  },
}

export const Closed: Story = {
  tags: ['unpictured'],
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('lottery.close') }))
    await hasArrivedAt(canvasElement, '/m/home')
  },
}
