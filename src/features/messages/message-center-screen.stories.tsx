import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, screen, waitFor } from 'storybook/test'
import { messages } from '#contract/messages.ts'
import { toast } from '#ui/layers/toast.ts'
import { MessageCenterScreen } from './message-center-screen.tsx'

const meta = {
  component: MessageCenterScreen,
  parameters: { scenario: 'member-with-favorites', route: '/m/message' },
} satisfies Meta<typeof MessageCenterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  tags: ['main'],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText(/읽지 않은|unread/i).length).toBeGreaterThanOrEqual(2))
  },
}
export const Visitor: Story = { parameters: { scenario: 'default' } }
export const BareMerchant: Story = { globals: { merchant: 'PLAIN' } }
export const DarkLuxury: Story = { tags: ['once'], globals: { merchant: 'VELVET', theme: 'dark' } }

/** A count that fails to load shows no error. */
export const CountsFailed: Story = {
  parameters: {
    faults: [messages.inboxUnread, messages.chatUnreadCbs].map((endpoint) => ({ endpoint, error: 'FAULT_INJECTED' })),
  },
}

export const OnTrial: Story = {
  parameters: { scenario: 'trial' },
  async play({ canvas, userEvent }) {
    for (const name of [/^편지함|^Inbox/, /^실시간 상담|^Live chat/]) {
      toast.hide()
      await userEvent.click(canvas.getByRole('button', { name }))
      await screen.findByText(/체험 계정에서는|Not available for a trial/)
    }
  },
}

export const ChatRefused: Story = {
  parameters: { faults: [{ endpoint: messages.launchChat, error: 'FAULT_INJECTED' }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^실시간 상담|^Live chat/ }))
    await screen.findByText(/시스템|system upgrading/)
  },
}

export const ChatWithoutAddress: Story = {
  parameters: { faults: [{ endpoint: messages.launchChat, error: 'URL_EMPTY' }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^실시간 상담|^Live chat/ }))
    await screen.findByText(i18next.t('empty_url'))
  },
}

export const AgentLogin: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'agent-desk', session: 'desk_forty' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText(/읽지 않은|unread/i).length).toBeGreaterThan(0))
  },
}
