import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StoryPlatform, StoryWorld } from 'parlor/storybook'
import { expect, userEvent } from 'storybook/test'
import { CodeForm } from './code-form.tsx'

const meta: Meta = {
  component: CodeForm,
  parameters: { parlor: { scenario: 'default' } satisfies StoryWorld },
}
export default meta

export const SentAtTheSecondTry: StoryObj = {
  play: async ({ canvas, loaded }) => {
    const { faults, outbox, journal }: StoryPlatform = loaded.parlor
    await faults.add({ endpoint: 'auth.sendSmsNoLogin', status: 503, times: 1 })
    await userEvent.type(canvas.getByRole('textbox'), '01022334455')
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText(/^Not sent/)

    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText('The code is on its way.')
    const { code } = await outbox.wait({ to: '01022334455' })
    await expect(code).toMatch(/^\d{6}$/)
    await journal.verify([{ endpoint: 'auth.sendSmsNoLogin', times: 2 }], { nothingUnhandled: true })
  },
}
