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

const weekly = { kind: 'loss', period: 'week' } as const
const confirm = () => ({ name: i18next.t('safer_play.confirm_increase') })
const page = ({ canvasElement }: Stage) => within(canvasElement.ownerDocument.body)
const depositsOf = ({ canvas }: Stage) =>
  within(canvas.getByRole('region', { name: i18next.t('safer_play.kind_deposit') }))

export const Empty: Story = {
  async play(stage) {
    await expect(await page(stage).findAllByText(i18next.t('safer_play.none'))).toHaveLength(9)
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
    const button = await page(stage).findByRole('button', withdraw)
    await expect(stage.canvas.queryByRole('button', confirm())).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(page(stage).getByText(i18next.t('in_chang_saved'))).toBeVisible())
    await expect(stage.canvas.queryByRole('button', withdraw)).toBeNull()
  },
}

/** The cooling-off period of the increase has ended. */
export const IncreaseReady: Story = {
  tags: ['unpictured'],
  parameters: {
    scenario: 'limit-increase-waiting',
    world: {
      saferPlay: {
        haedal_92: {
          limits: [{ kind: 'deposit', period: 'day', amount: 100_000, increase: { amount: 500_000, readyIn: '0s' } }],
        },
      },
    },
  },
  async play(stage) {
    await expect(await page(stage).findByRole('button', confirm())).toBeVisible()
    const deposits = depositsOf(stage)
    await expect(deposits.getByText(new RegExp(i18next.t('safer_play.ready')))).toBeVisible()
    await expect(deposits.getByText('₩100,000.00')).toBeVisible()
    await expect(deposits.getByRole('button', { name: i18next.t('safer_play.withdraw_increase') })).toBeVisible()
  },
}

export const IncreaseConfirmed: Story = {
  ...IncreaseReady,
  tags: ['unpictured'],
  async play(stage) {
    await userEvent.click(await page(stage).findByRole('button', confirm()))
    await waitFor(() => expect(depositsOf(stage).getByText('₩500,000.00')).toBeVisible())
    await expect(stage.canvas.queryByRole('button', confirm())).toBeNull()
  },
}

/** A refused confirmation keeps the increase. */
export const ConfirmFailed: Story = {
  ...IncreaseReady,
  tags: ['unpictured'],
  parameters: {
    ...IncreaseReady.parameters,
    faults: [{ endpoint: saferPlay.answerIncrease, error: 'FAULT_INJECTED' }],
  },
  async play(stage) {
    await userEvent.click(await page(stage).findByRole('button', confirm()))
    await waitFor(() => expect(page(stage).getByText(i18next.t('system_busy'))).toBeVisible())
    await expect(stage.canvas.getByRole('button', confirm())).toBeVisible()
  },
}

/** The name of a row's button includes its period. */
export const SettingALimit: Story = {
  tags: ['unpictured'],
  async play(stage) {
    const weekOfLoss = new RegExp(`^${i18next.t('safer_play.kind_loss')}, .*7.*: ${i18next.t('safer_play.set')}$`)
    await userEvent.click(await page(stage).findByRole('button', { name: weekOfLoss }))
    const dialog = await page(stage).findByRole('dialog', { name: new RegExp(i18next.t('safer_play.kind_loss')) })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.type(within(dialog).getByRole('textbox'), '400000')
    await userEvent.click(within(dialog).getByRole('button', { name: i18next.t('safer_play.save') }))
    await waitFor(() => expect(page(stage).queryByRole('dialog')).toBeNull())
    await expect(await stage.canvas.findByText('₩400,000.00')).toBeVisible()
  },
}

/** The increase still waits: no picture of `Waiting` shows it. */
export const Dark: Story = { ...Waiting, tags: ['once'], globals: { theme: 'dark' }, play: undefined }

export const Loading: Story = {
  parameters: { faults: [{ endpoint: saferPlay.overview, transport: 'hang' }] },
  play: async (stage) => expect(await page(stage).findByText(i18next.t('common.loading'))).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: saferPlay.overview, error: 'FAULT_INJECTED' }] },
  play: async (stage) =>
    expect(await page(stage).findByRole('button', { name: i18next.t('common.retry') })).toBeVisible(),
}

export const Trial: Story = {
  tags: ['unpictured'],
  parameters: { session: 'guest_0001' },
  play: async (stage) => expect(await page(stage).findByText(i18next.t('real_only.title'))).toBeVisible(),
}
