import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { saferPlay } from '#contract/safer-play.ts'
import { call } from '#gateway/call.ts'
import { SaferPlayScreen } from './safer-play-screen.tsx'

const meta = {
  component: SaferPlayScreen,
  parameters: { scenario: 'safer-play', session: 'haedal_92', route: '/m/saferPlay' },
} satisfies Meta<typeof SaferPlayScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

/** A busy machine renders the first story late. */
const patience = { timeout: 5000 }
const weekly = { kind: 'loss', period: 'week' } as const
const page = ({ canvasElement }: Stage) => within(canvasElement.ownerDocument.body)

export const Empty: Story = {
  async play(stage) {
    await expect(await page(stage).findAllByText(i18next.t('safer_play.none'), undefined, patience)).toHaveLength(9)
    await expect(stage.canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const Waiting: Story = {
  tags: ['main', 'languages'],
  async beforeEach() {
    await call(saferPlay.setLimit, { ...weekly, amount: 400_000 })
    await call(saferPlay.setLimit, { ...weekly, amount: 900_000 })
  },
  async play(stage) {
    const withdraw = { name: i18next.t('safer_play.withdraw_increase') }
    const button = await page(stage).findByRole('button', withdraw, patience)
    await expect(stage.canvas.queryByRole('button', { name: i18next.t('safer_play.confirm_increase') })).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(page(stage).getByText(i18next.t('in_chang_saved'))).toBeVisible(), patience)
    await expect(stage.canvas.queryByRole('button', withdraw)).toBeNull()
  },
}

export const Dark: Story = { ...Waiting, tags: [], globals: { theme: 'dark' }, play: undefined }

export const Loading: Story = {
  parameters: { faults: [{ endpoint: saferPlay.overview, transport: 'hang' }] },
  play: async (stage) =>
    expect(await page(stage).findByText(i18next.t('common.loading'), undefined, patience)).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: saferPlay.overview, error: 'FAULT_INJECTED' }] },
  play: async (stage) =>
    expect(await page(stage).findByRole('button', { name: i18next.t('common.retry') }, patience)).toBeVisible(),
}

export const Trial: Story = {
  parameters: { session: 'guest_0001' },
  play: async (stage) =>
    expect(await page(stage).findByText(i18next.t('real_only.title'), undefined, patience)).toBeVisible(),
}
