import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import type { PropsWithChildren } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { stored } from '#contract/stored.ts'
import { writeStored } from '#platform/storage.ts'
import { Offers } from '#session/offers.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { useOffered } from './menus/use-offered.ts'
import { AccountRecordWithOrders } from './screens/account-record-screen.tsx'
import { EarningsWithContracts } from './screens/agent-earnings-screen.tsx'
import { AgentHomeWithContracts } from './screens/agent-home-screen.tsx'
import { DepositWithBalance } from './screens/deposit-screen.tsx'
import { ForgetWithLanguage } from './screens/forget-screen.tsx'
import { GameCenterWithRanks } from './screens/game-center-screen.tsx'
import { LoginWithLanguage } from './screens/login-screen.tsx'
import { MemberHomeScreen } from './screens/member-home-screen.tsx'
import { RegisterWithLanguage } from './screens/register-screen.tsx'
import { SecurityWithPassword } from './screens/security-screen.tsx'
import { SlotsScreen } from './screens/slots-screen.tsx'
import { WinnersScreen } from './screens/winners-screen.tsx'
import { WithdrawWithWallet } from './screens/withdraw-screen.tsx'

/** Offers what the shell offers. */
const Offering = ({ children }: PropsWithChildren) => <Offers value={useOffered()}>{children}</Offers>

/** The screens that combine features. The features' stories show their other states. */
const meta = {
  decorators: [
    (Story) => (
      <Offering>
        <Story />
      </Offering>
    ),
  ],
  parameters: { scenario: 'member-with-favorites' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  tags: ['main', 'merchants', 'languages'],
  beforeEach: () => writeStored(stored.popupMember, false),
  render: () => <HomeScreen />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: i18next.t('games.hot_title') })).toBeVisible()
  },
}

const ranksOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: i18next.t('winners.ranks') })

export const GameCentre: Story = {
  tags: ['main'],
  parameters: { route: '/m/gameCenter' },
  render: () => <GameCenterWithRanks />,
  async play({ canvasElement }) {
    const ranks = within(await ranksOf(canvasElement))
    await waitFor(() => expect(ranks.getAllByRole('listitem')).toHaveLength(10))
  },
}

export const GameCentreWithoutRanks: Story = {
  parameters: {
    route: '/m/gameCenter',
    faults: [{ endpoint: announcements.rankList, error: 'FAULT_INJECTED' }],
  },
  render: () => <GameCenterWithRanks />,
  async play({ canvasElement }) {
    const ranks = within(await ranksOf(canvasElement))
    await expect(await ranks.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

export const MemberCentre: Story = {
  tags: ['main'],
  parameters: { route: '/m/member/home' },
  render: () => <MemberHomeScreen />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('₩1,284,500.00')).toBeVisible())
    await expect(await canvas.findByRole('link', { name: i18next.t('route.deposit') })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: i18next.t('menu.sign_out') })).toBeVisible()
  },
}

export const Deposit: Story = {
  parameters: { route: '/m/voucherCenter' },
  render: () => <DepositWithBalance />,
  async play({ canvas }) {
    await expect(await canvas.findByText('₩1,284,500.00')).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: i18next.t('deposit.method_GATEWAY') })).toBeVisible()
  },
}

export const AccountRecord: Story = {
  parameters: { scenario: 'active-member', route: '/m/transaction/record?kind=deposit' },
  render: () => <AccountRecordWithOrders />,
  async play({ canvas }) {
    const [order] = await canvas.findAllByRole('link')
    await expect(order).toHaveAttribute('href', expect.stringContaining('/m/voucherCenter?deposit='))
  },
}

/** A phone shows the open row of an address alone. */
export const OrderOfARecord: Story = {
  parameters: { scenario: 'active-member', route: '/m/transaction/record?open=promotion:unknown' },
  render: () => <AccountRecordWithOrders />,
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('promotions.gone'))).toBeVisible()
  },
}

export const Withdraw: Story = {
  parameters: { route: '/m/withdraw' },
  render: () => <WithdrawWithWallet />,
  async play({ canvas }) {
    await expect((await canvas.findAllByText('₩1,284,500.00'))[0]).toBeVisible()
    await expect(await canvas.findByRole('button', { name: i18next.t('amount.all') })).toBeVisible()
  },
}

export const AgentCentre: Story = {
  parameters: { scenario: 'agent', session: 'agent_seo', route: '/m/member/agent/home' },
  render: () => <AgentHomeWithContracts />,
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.commission'))).toBeVisible()
    await expect((await canvas.findAllByRole('link'))[0]).toBeVisible()
  },
}

export const AgentEarnings: Story = {
  parameters: { scenario: 'agent-contracts', session: 'agent_seo', route: '/m/member/agent/earnings' },
  render: () => <EarningsWithContracts />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('tab', { name: i18next.t('agent.earn_salary') })).toBeVisible()
  },
}

export const Security: Story = {
  parameters: { route: '/m/securityCenter?part=password' },
  render: () => <SecurityWithPassword />,
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(i18next.t('password.confirm'), { exact: false })).toBeVisible()
  },
}

export const Slots: Story = {
  parameters: { route: '/m/slotsCenter' },
  render: () => <SlotsScreen />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: i18next.t('slots.wins') })).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: 'PG' })).toBeVisible()
  },
}

export const Winners: Story = {
  parameters: { route: '/m/winners' },
  render: () => <WinnersScreen />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: i18next.t('winners.title') })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: i18next.t('winners.ranks') })).toBeVisible()
  },
}

const withLanguages = { scenario: 'default' }
const offersLanguages: NonNullable<Story['play']> = async ({ canvas }) => {
  const name = new RegExp(i18next.t('preferences.language', { name: '' }))
  await expect(await canvas.findByRole('button', { name })).toBeVisible()
}

export const Login: Story = {
  parameters: { ...withLanguages, route: '/m/login' },
  render: () => <LoginWithLanguage />,
  play: offersLanguages,
}

export const Register: Story = {
  parameters: { ...withLanguages, route: '/m/register' },
  render: () => <RegisterWithLanguage />,
  play: offersLanguages,
}

export const ForgottenPassword: Story = {
  parameters: { ...withLanguages, route: '/m/forget' },
  render: () => <ForgetWithLanguage />,
  play: offersLanguages,
}
