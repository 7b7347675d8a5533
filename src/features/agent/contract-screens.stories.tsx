import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, waitFor, within } from 'storybook/test'
import { agentContracts } from '#contract/agent-contracts.ts'
import { useToast } from '#ui/layers/toast.ts'
import { ContractScreen } from './contract-screen.tsx'

const meta = {
  component: ContractScreen,
  args: { kind: 'salary' },
  parameters: { scenario: 'agent-contracts', route: '/m/member/agent/getSalaryContract' },
} satisfies Meta<typeof ContractScreen>
export default meta
type Story = StoryObj<typeof meta>

const endpoint = agentContracts.contractRequestSalary

export const Ready: Story = { tags: ['main'] }
export const OfferAlone: Story = { parameters: { scenario: 'agent' } }
export const InForce: Story = { args: { kind: 'hours' } }
export const Dividend: Story = {
  args: { kind: 'dividend' },
  parameters: { route: '/m/member/agent/getDevidendContract' },
}
export const FromTheUpline: Story = { parameters: { scenario: 'member-with-contract' } }
export const Empty: Story = { parameters: { scenario: 'member-with-favorites' } }
export const PolicyOff: Story = {
  parameters: { scenario: 'agent-policy-off' },
  async play({ canvas }) {
    const back = await canvas.findByRole('link', { name: i18next.t('agent.center') })
    await expect(back).toHaveAttribute('href', expect.stringMatching(/\/m\/member\/agent\/home$/))
  },
}
export const Trial: Story = { parameters: { scenario: 'trial' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

/** Returns a button of the confirmation dialog. */
async function confirmButton(canvasElement: HTMLElement, name: RegExp) {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
  return dialog.findByRole('button', { name })
}

export const Accepting: Story = {
  parameters: { scenario: 'agent' },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /수락하기|accept/i }))
    await userEvent.click(await confirmButton(canvasElement, /수락하기|accept/i))
    await expect(await canvas.findByText(/적용 중인 계약|contract in force/i)).toBeVisible()
  },
}

/** An agent asks for other terms; the offer comes later. */
export const Asking: Story = {
  args: { kind: 'hours' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('agent.ask_again') }))
    await expect(await canvas.findByRole('heading', { name: i18next.t('agent.asked_for') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: i18next.t('agent.ask_again') })).toBeNull()
  },
}

/** Another request of the same kind waits already. */
export const AskingTwice: Story = {
  args: { kind: 'hours' },
  parameters: {
    faults: [{ endpoint: agentContracts.askForContract, error: 'CONTRACT_WAITING' }],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('agent.ask_again') }))
    await waitFor(() => expect(useToast.getState().shown?.text).toBe(i18next.t('agent.contract_waiting')))
  },
}

export const History: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText(i18next.t('agent.status_accepted')))
    await expect(await canvas.findByText(i18next.t('agent.event_accepted'))).toBeVisible()
  },
}
export const HistoryFailed: Story = {
  parameters: { faults: [{ endpoint: agentContracts.contractHistory, error: 'FAULT_INJECTED' }] },
}

export const Declining: Story = {
  parameters: { scenario: 'agent' },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /거절하기|decline/i }))
    await userEvent.click(await confirmButton(canvasElement, /거절하기|decline/i))
    await expect(await canvas.findByText(/받은 계약이 없습니다|no contract/i)).toBeVisible()
  },
}
