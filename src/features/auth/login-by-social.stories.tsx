import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { system } from '#contract/system.ts'
import { useToast } from '#ui/toast.ts'
import { account, fill } from './login-story-parts.ts'
import { fieldNamed, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/login', layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const social = (canvas: Stage['canvas'], name: string) =>
  canvas.findByRole('button', { name: i18next.t('provider.with', { name }) })

export const SocialRow: Story = {
  async play({ canvas }) {
    for (const name of ['Facebook', 'Google', 'LINE', 'Twitter']) await expect(await social(canvas, name)).toBeVisible()
  },
}

export const SocialWindowBlocked: Story = {
  beforeEach() {
    const opening = spyOn(window, 'open').mockReturnValue(null)
    return () => opening.mockRestore()
  },
  async play(stage) {
    await fill(stage, { username: account.username })
    await userEvent.click(await social(stage.canvas, 'Google'))
    await waitFor(() =>
      expect(useToast.getState().shown).toMatchObject({ text: i18next.t('provider.blocked'), kind: 'error' }),
    )
    await expect(fieldNamed(stage.canvasElement, 'username')).toHaveValue(account.username)
  },
}

export const WithoutThirdPartySignIn: Story = {
  parameters: { faults: [{ endpoint: system.settingsConsolidated, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('login.trial') })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: i18next.t('provider.row') })).toBeNull()
  },
}
