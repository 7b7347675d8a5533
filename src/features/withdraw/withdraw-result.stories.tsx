import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { minute } from '#contract/time-units.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { buttonOf, hasTextOf, press, request, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  tags: ['unpictured'],
  parameters: { scenario: 'default', session: 'haedal_92', route: '/m/withdrawReport' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** A withdrawal that is settled after a minute, opened from the record. */
const settled = (amount: number, result: 'approved' | 'refused' | 'returned'): Story => ({
  async beforeEach({ loaded: { world } }) {
    await request(amount, memberPaymentPassword)
    await world.schedule.moveTo(world.clock.now() + minute)
  },
  async play({ canvas, canvasElement }) {
    const [row] = await canvas.findAllByRole('listitem')
    await userEvent.click(within(row!).getByRole('link'))
    await hasTextOf(canvasElement, `withdraw.result_${result}`)
    await hasTextOf(canvasElement, 'withdraw.again')
  },
})

export const Approved: Story = settled(50_000, 'approved')
export const Refused: Story = settled(110_000, 'refused')
export const Returned: Story = settled(120_000, 'returned')

/** A withdrawal in review at a merchant that lets members cancel it, opened from the record. */
const cancellable: Story = {
  parameters: { world: { flags: { WITHDRAWCANCEL3: true } } },
  async beforeEach() {
    await request(50_000, memberPaymentPassword)
  },
  async play({ canvas, canvasElement }) {
    const [row] = await canvas.findAllByRole('listitem')
    await userEvent.click(within(row!).getByRole('link'))
    await buttonOf(canvasElement, 'withdraw.cancel')
  },
}

export const Cancellable: Story = cancellable

export const Cancelled: Story = {
  ...cancellable,
  async play(context) {
    const { canvas, canvasElement } = context
    await cancellable.play?.(context)
    await press(canvasElement, 'withdraw.cancel')
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('50,000.00')
    await userEvent.click(within(dialog).getByRole('button', { name: i18next.t('withdraw.cancel') }))
    await hasTextOf(canvasElement, 'withdraw.result_cancelled')
    const left = () => canvas.queryByRole('button', { name: i18next.t('withdraw.cancel') })
    await waitFor(() => expect(left()).toBeNull())
  },
}

const order = { route: '/m/withdraw?order=any' }

export const Loading: Story = {
  parameters: { ...order, faults: [{ endpoint: withdraw.withdrawReport, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { ...order, faults: [{ endpoint: withdraw.withdrawReport, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}
