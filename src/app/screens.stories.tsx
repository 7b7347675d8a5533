import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { stored } from '#contract/stored.ts'
import { writeStored } from '#platform/storage.ts'
import { DepositWithBalance } from './deposit-screen.tsx'
import { HomeScreen } from './home-screen.tsx'
import { MemberHomeScreen } from './member-home-screen.tsx'
import { SecurityWithPassword } from './security-screen.tsx'
import { WithdrawWithWallet } from './withdraw-screen.tsx'

/** The screens that combine features. The features' stories show their other states. */
const meta = {
  parameters: { scenario: 'member-with-favorites' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 20_000 }

export const Home: Story = {
  beforeEach: () => writeStored(stored.popupMember, false),
  render: () => <HomeScreen />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: i18next.t('games.hot_title') }, patience)).toBeVisible()
  },
}

export const MemberCentre: Story = {
  parameters: { route: '/m/member/home' },
  render: () => <MemberHomeScreen />,
  async play({ canvas }) {
    await expect(await canvas.findByText('₩1,284,500.00', undefined, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: i18next.t('menu.sign_out') })).toBeVisible()
  },
}

export const Deposit: Story = {
  parameters: { route: '/m/voucherCenter' },
  render: () => <DepositWithBalance />,
  async play({ canvas }) {
    await expect(await canvas.findByText('₩1,284,500.00', undefined, patience)).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: i18next.t('deposit.method_GATEWAY') }, patience)).toBeVisible()
  },
}

export const Withdraw: Story = {
  parameters: { route: '/m/withdraw' },
  render: () => <WithdrawWithWallet />,
  async play({ canvas }) {
    await expect((await canvas.findAllByText('₩1,284,500.00', undefined, patience))[0]).toBeVisible()
    await expect(await canvas.findByRole('button', { name: i18next.t('withdraw.all') }, patience)).toBeVisible()
  },
}

export const Security: Story = {
  parameters: { route: '/m/securityCenter?part=password' },
  render: () => <SecurityWithPassword />,
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(i18next.t('password.confirm'), { exact: false }, patience)).toBeVisible()
  },
}
