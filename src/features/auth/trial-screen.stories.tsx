import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { stored } from '#contract/stored.ts'
import { readStored } from '#platform/storage.ts'
import { currentSession } from '#session/session.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { useToast } from '#ui/layers/toast.ts'
import { StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/trail' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const start = ({ canvas }: Stage) => userEvent.click(canvas.getByRole('button', { name: i18next.t('trial.start') }))

export const Ready: Story = {}
export const DarkLuxury: Story = { tags: ['once'], globals: { merchant: 'VELVET', theme: 'dark' } }

export const AlreadyLoggedIn: Story = {
  parameters: { session: 'haedal_92' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: i18next.t('trial.to_lobby') })).toHaveAttribute('href', '/m/home')
  },
}

export const UnderWay: Story = {
  parameters: { faults: [{ endpoint: auth.freePlayLogin, transport: 'hang' }] },
  async play(stage) {
    await start(stage)
    await expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_please_wait'), kind: 'loading' })
  },
}

export const Refused: Story = {
  parameters: { faults: [{ endpoint: auth.freePlayLogin, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await start(stage)
    await waitFor(() =>
      expect(useToast.getState().shown).toMatchObject({ text: i18next.t('system_busy'), kind: 'error' }),
    )
  },
}

export const Started: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await start(stage)
    await hasArrivedAt(stage.canvasElement, '/m/home')
    await expect(currentSession()?.type).toBe(4)
    await expect(readStored(stored.trialUser)).toBe(currentSession()?.userName)
  },
}
