import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { service } from '#contract/service.ts'
import { CustomerService } from './customer-service.tsx'

const endpoint = service.customerService

const meta = {
  component: CustomerService,
  parameters: { scenario: 'default' },
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof CustomerService>
export default meta
type Story = StoryObj<typeof meta>

/** The paths arrive encrypted; the links' targets show that they were decrypted. */
export const Ready: Story = {
  async play() {
    const messenger = await screen.findByRole('link', { name: /WhatsApp/ })
    await expect(messenger).toHaveAttribute('href', expect.stringContaining('/whatsapp'))
    await expect(screen.getByRole('link', { name: /실시간 상담|Live chat/ })).toHaveAttribute('href', '/m/message')
  },
}
export const Nobody: Story = { globals: { merchant: 'PLAIN' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
