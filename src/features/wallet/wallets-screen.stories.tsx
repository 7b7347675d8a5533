import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { member } from '#contract/member.ts'
import { wallet } from '#contract/wallet.ts'
import { sendTransfer } from './transfer-queries.ts'
import { WalletsScreen } from './wallets-screen.tsx'

const endpoint = wallet.gcsWallets

const meta = {
  component: WalletsScreen,
  parameters: { scenario: 'active-member', route: '/m/transfer' },
} satisfies Meta<typeof WalletsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const moved = async (amount: number) => {
  await sendTransfer({ from: 'MAIN', to: 'RV', amount, idempotencyKey: 'story-transfer' })
  return {}
}

const hasText = ({ canvasElement }: Stage, text: string) =>
  waitFor(() => expect(canvasElement.ownerDocument.body.textContent).toContain(text))

/** The vendor's name in the languages of the merchant, which the gateway chooses from. */
const vendorNames = ['리버스톤', 'Riverstone', 'リバーストーン']

const submit = ({ canvas }: Stage) => {
  const texts = vendorNames.map((wallet) => i18next.t('wallet.submit_game', { wallet }))
  return canvas.findByRole('button', { name: (name) => texts.some((text) => name.includes(text)) })
}

async function type({ canvas }: Stage, amount: string) {
  const field = await canvas.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, amount)
  return field
}

export const Ready: Story = {
  tags: ['main', 'languages'],
  async play(stage) {
    await hasText(stage, i18next.t('wallet.all_home'))
    await expect(await submit(stage)).not.toHaveAttribute('aria-disabled')
  },
}

export const MoneyInGameWallets: Story = {
  loaders: [() => moved(250_000.5)],
  play: (stage) => hasText(stage, '₩250,000.50'),
}

export const Empty: Story = {
  parameters: { scenario: 'new-member' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: i18next.t('menu.deposit') })).toBeVisible()
  },
}

/** Without money, too, each game wallet is listed with its state. */
export const EmptyInMaintenance: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'new-member', world: { settings: { vendorMaintenance: ['RV'] } } },
  async play({ canvas }) {
    const wallets = await canvas.findByRole('region', { name: i18next.t('wallet.games') })
    const items = within(wallets).getAllByRole('listitem')
    await expect(items.length).toBeGreaterThan(1)
    await expect(items.filter((item) => item.textContent.includes(i18next.t('wallet.closed_short')))).toHaveLength(1)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint, transport: 'hang' }] },
  play: (stage) => hasText(stage, i18next.t('common.loading')),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] },
  play: (stage) => hasText(stage, i18next.t('common.retry')),
}

export const Maintenance: Story = {
  parameters: { world: { settings: { vendorMaintenance: ['RV', 'GT', 'OD', 'CD'] } } },
  async play(stage) {
    await hasText(stage, i18next.t('wallet.closed'))
    await expect(await submit(stage)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Hidden: Story = {
  async play(stage) {
    await submit(stage)
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('wallet.hide_balance') }))
    await waitFor(() => expect(stage.canvasElement.textContent).not.toContain('1,284,500'))
  },
}

/** Presses while the button is busy move nothing more. */
export const Moved: Story = {
  async play(stage) {
    const field = await type(stage, '84500')
    await userEvent.tripleClick(await submit(stage))
    await waitFor(() => expect(field).toHaveValue(''))
    await hasText(stage, '₩84,500.00')
    await hasText(stage, '₩1,200,000.00')
  },
}

export const AboveTheBalance: Story = {
  async play(stage) {
    const field = await type(stage, '2000000')
    await userEvent.click(await submit(stage))
    await hasText(stage, i18next.t('insufficient_funds'))
    await expect(field).toHaveValue('2,000,000')
  },
}

export const NotReached: Story = {
  parameters: { faults: [{ endpoint: wallet.walletTransfer, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    const field = await type(stage, '1000')
    await userEvent.click(await submit(stage))
    await hasText(stage, i18next.t('system_busy'))
    await expect(field).toHaveValue('1,000')
  },
}

export const BroughtHome: Story = {
  loaders: [() => moved(300_000)],
  async play(stage) {
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('wallet.bring_home') }))
    await hasText(stage, i18next.t('wallet.all_home'))
  },
}

export const NotBroughtHome: Story = {
  loaders: [() => moved(300_000)],
  parameters: { faults: [{ endpoint: member.fundsConsolidated, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('wallet.bring_home') }))
    await hasText(stage, i18next.t('system_busy'))
    const again = await stage.canvas.findByRole('button', { name: i18next.t('wallet.bring_home') })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  },
}
