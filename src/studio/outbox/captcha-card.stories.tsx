import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { CaptchaCard } from './captcha-card.tsx'

const meta = {
  component: CaptchaCard,
  args: { world: storyWorld },
  parameters: { scenario: 'new-member' },
} satisfies Meta<typeof CaptchaCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText(said('captcha'), { selector: 'select' }), 'expired')
    await expect(await canvas.findByDisplayValue(said('captcha_expired'))).toBeVisible()
  },
}

export const Loading: Story = { parameters: { control: { [calls.settings.path]: 'held' } } }
