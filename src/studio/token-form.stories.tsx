import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenForm } from './token-form.tsx'

const meta = {
  component: TokenForm,
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof TokenForm>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
