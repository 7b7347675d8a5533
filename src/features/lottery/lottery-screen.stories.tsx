import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lottery } from '#contract/lottery.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { LotteryScreen } from './lottery-screen.tsx'
import { At } from './story-parts.tsx'

const meta = {
  component: LotteryScreen,
  parameters: { scenario: 'frozen-clock', route: '/m/lottery' },
  render: () => (
    <At path="/m/lottery">
      <LotteryScreen />
    </At>
  ),
} satisfies Meta<typeof LotteryScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const rows = ({ canvas }: Stage) => canvas.findAllByRole('listitem')
const openPart = ({ canvas }: Stage, part: 'vietnam' | 'history') =>
  userEvent.click(canvas.getByRole('tab', { name: i18next.t(`lottery.${part}`) }))

export const Ready: Story = {
  tags: ['main'],
  async play(stage) {
    await expect(await rows(stage)).toHaveLength(20)
    await expect(await stage.canvas.findByRole('tab', { name: i18next.t('gamelist.all') })).toBeVisible()
  },
}

export const NextPage: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await rows(stage)
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('records.more') }))
    await waitFor(async () => expect(await rows(stage)).toHaveLength(40))
  },
}

export const Launches: Story = {
  tags: ['unpictured'],
  async play(stage) {
    const [first] = await rows(stage)
    await userEvent.click(first!.querySelector('button')!)
    await hasArrivedAt(stage.canvasElement, '/m/launchGame?playType=trad')
  },
}

export const VisitorLogsInFirst: Story = {
  tags: ['unpictured'],
  parameters: { session: null },
  async play(stage) {
    const [first] = await rows(stage)
    await userEvent.click(first!.querySelector('button')!)
    await hasArrivedAt(stage.canvasElement, '/m/login {"from":"/m/lottery"}')
  },
}

export const VisitorReturnsToTheHistory: Story = {
  tags: ['unpictured'],
  parameters: { session: null },
  async play(stage) {
    await openPart(stage, 'history')
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('games.log_in') }))
    await hasArrivedAt(stage.canvasElement, '/m/login {"from":"/m/lottery?part=history"}')
  },
}

export const Vietnam: Story = {
  async play(stage) {
    await openPart(stage, 'vietnam')
    await expect(await rows(stage)).toHaveLength(21)
    await userEvent.click(stage.canvas.getByRole('checkbox', { name: i18next.t('lottery.today_only') }))
    await expect(await rows(stage)).toHaveLength(3)
  },
}

export const History: Story = {
  async play(stage) {
    await openPart(stage, 'history')
    await userEvent.click((await rows(stage))[0]!.querySelector('button')!)
    const line = await stage.canvas.findByRole('heading', { level: 3 })
    await waitFor(() => expect(line).toBeVisible())
    const balls = within(stage.canvas.getByRole('dialog')).getAllByText(/^\d+$/)
    await expect(balls.length).toBeGreaterThan(1)
  },
}

export const HistoryOfNewMember: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await openPart(stage, 'history')
    await expect(await stage.canvas.findByText(i18next.t('lottery.no_orders'))).toBeVisible()
  },
}

export const HistoryOfVisitor: Story = {
  parameters: { session: null },
  async play(stage) {
    await openPart(stage, 'history')
    await expect(stage.canvas.getByText(i18next.t('lottery.history_login'))).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-lobby' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('lottery.none'))).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: '*', transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: lottery.lotteryList, error: 'FAULT_INJECTED', times: 2 }] },
  async play(stage) {
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await expect(await rows(stage)).toHaveLength(20)
  },
}
