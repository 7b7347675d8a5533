import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { system } from '#contract/system.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { useToast } from '#ui/layers/toast.ts'
import { settled } from '#ui/loading/settled.ts'
import { account, fill, moduleWithProof, withModule } from './login-story-parts.ts'
import { fieldNamed, hasAsked, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  tags: ['once'],
  parameters: { scenario: 'default', route: '/m/login', layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const social = (canvas: Stage['canvas'], name: string) =>
  canvas.findByRole('button', { name: i18next.t('provider.with', { name }) })

export const SocialRow: Story = {
  tags: ['unpictured'],
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

const seesProblem = (problem: 'cancelled' | 'failed' | 'timeout') =>
  waitFor(() =>
    expect(useToast.getState().shown).toMatchObject({ text: i18next.t(`provider.${problem}`), kind: 'error' }),
  )

/** Presses an account of the deployer's module, which offers two of the four. */
async function pressOffered({ canvas }: Pick<Stage, 'canvas'>) {
  await userEvent.click(await social(canvas, 'LINE'))
  await expect(canvas.queryByRole('button', { name: i18next.t('provider.with', { name: 'Facebook' }) })).toBeNull()
}

export const OfTheDeployersModule: Story = {
  tags: ['unpictured'],
  beforeEach: moduleWithProof('line:mina@2099-01-01T00:00:00Z'),
  async play(stage) {
    await pressOffered(stage)
    await hasArrivedAt(stage.canvasElement, '/m/home')
  },
}

export const Cancelled: Story = {
  beforeEach: withModule('/sign-in.js?problem=cancelled'),
  async play(stage) {
    await pressOffered(stage)
    await seesProblem('cancelled')
  },
}

export const Failed: Story = {
  beforeEach: withModule('/sign-in.js'),
  async play(stage) {
    await pressOffered(stage)
    await seesProblem('failed')
  },
}

export const TimedOut: Story = {
  beforeEach: withModule('/sign-in.js?problem=timeout'),
  async play(stage) {
    await pressOffered(stage)
    await seesProblem('timeout')
  },
}

export const ModuleNotLoaded: Story = {
  beforeEach: withModule('/sign-in.js?unfit'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('login.trial') })).toBeVisible()
    await settled()
    await expect(canvas.queryByRole('region', { name: i18next.t('provider.row') })).toBeNull()
  },
}

export const WithoutThirdPartySignIn: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: system.settingsConsolidated, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    // A failed read is repeated once.
    await hasAsked(stage, system.settingsConsolidated, 2)
    await settled()
    await expect(stage.canvas.queryByRole('region', { name: i18next.t('provider.row') })).toBeNull()
  },
}
