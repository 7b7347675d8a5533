import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent } from 'storybook/test'
import { lottery } from '#contract/lottery.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { LaunchLotteryScreen } from './launch-screen.tsx'
import { At } from './story-parts.tsx'

const meta = {
  component: LaunchLotteryScreen,
  parameters: { scenario: 'member-with-favorites' },
  render: () => (
    <At path="/m/launchGame">
      <LaunchLotteryScreen />
    </At>
  ),
} satisfies Meta<typeof LaunchLotteryScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = (query: string) => ({ route: `/m/launchGame?${query}` })
const one = 'playType=ent&gameId=72080001&gameGroupId=LOTTO&prize_mode=Elott&code=lobby&pageBack=home'

export const OneLottery: Story = {
  tags: ['unpictured'],
  parameters: at(one),
  play: ({ canvasElement }) =>
    hasArrivedAt(
      canvasElement,
      '/m/startLottery?mui=elott&playType=ent&gameId=72080001&prize_mode=Elott&pageBack=home',
    ),
}

export const WholeVendor: Story = {
  tags: ['unpictured'],
  parameters: at('playType=trad&prize_mode=SEA&vendor=TCG_SEA&code=lobby'),
  play: ({ canvasElement }) =>
    hasArrivedAt(canvasElement, '/m/startLottery?mui=sea&playType=trad&gameId=lobby&prize_mode=SEA'),
}

export const Gone: Story = {
  parameters: at('playType=trad&gameId=none&prize_mode=Elott'),
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('lottery.all') }))
    await hasArrivedAt(canvasElement, '/m/lottery')
  },
}

export const Loading: Story = {
  parameters: { ...at(one), faults: [{ endpoint: lottery.lotteryList, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { ...at(one), faults: [{ endpoint: lottery.lotteryList, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
