import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from './api/calls.ts'
import { said } from './story-calls.ts'
import { Studio } from './studio.tsx'

const meta = {
  component: Studio,
  parameters: { scenario: 'active-member', wide: true, layout: 'fullscreen' },
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.worlds

/** The whole page: the scenarios, a phone, and the panels. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('navigation', { name: said('scenarios') })).toBeVisible()
    await expect(canvas.getByRole('main', { name: said('phones') })).toBeVisible()
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(said('tab_state'))
    const scenario = await canvas.findByRole('button', { name: /^active-member/, current: true })
    await expect(scenario).toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { control: { [path]: 'held' } } }

export const Failed: Story = {
  parameters: { control: { [path]: 'refused' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
