import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent } from 'storybook/test'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { chooseSms, fill, mobile, moduleWithProof, submit } from './login-story-parts.ts'
import { fieldNamed, hasField, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/login', layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const findVerify = ({ canvas }: Stage) => canvas.findByRole('button', { name: i18next.t('provider.verify') })

/** Types the member's number once the provider has loaded. */
async function typeNumber(stage: Stage) {
  await chooseSms(stage)
  await findVerify(stage)
  await fill(stage, { username: mobile })
}

async function verify(stage: Stage) {
  await typeNumber(stage)
  await userEvent.click(await findVerify(stage))
  await expect(await stage.canvas.findByText(i18next.t('provider.verified'))).toBeVisible()
}

export const NotVerified: Story = {
  tags: ['unpictured'],
  beforeEach: moduleWithProof('821022334455@2099-01-01T00:00:00Z'),
  async play(stage) {
    await typeNumber(stage)
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('number_unverified'))).toBeVisible()
    await expect(await findVerify(stage)).not.toHaveAttribute('aria-disabled')
    await expect(hasField(stage.canvasElement, 'password')).toBe(false)
  },
}

/** The next verification waits for a minute, and another number has no proof. */
export const Verified: Story = {
  tags: ['unpictured'],
  beforeEach: moduleWithProof('821022334455@2099-01-01T00:00:00Z'),
  async play(stage) {
    await verify(stage)
    const waiting = new RegExp(`^${i18next.t('auth.seconds_left', { seconds: 1 }).replace('1', '(60|5\\d)')}$`)
    await expect(stage.canvas.getByRole('button', { name: waiting })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(fieldNamed(stage.canvasElement, 'username'), '{Backspace}')
    await expect(stage.canvas.queryByText(i18next.t('provider.verified'))).toBeNull()
    await expect(await findVerify(stage)).not.toHaveAttribute('aria-disabled')
  },
}

export const LoggedIn: Story = {
  tags: ['unpictured'],
  beforeEach: moduleWithProof('821022334455@2099-01-01T00:00:00Z'),
  async play(stage) {
    await verify(stage)
    await submit(stage)
    await hasArrivedAt(stage.canvasElement, '/m/home')
  },
}

export const ProofRefused: Story = {
  tags: ['unpictured'],
  beforeEach: moduleWithProof('821022334455@2001-01-01T00:00:00Z'),
  async play(stage) {
    await verify(stage)
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('code_expired'))).toBeVisible()
    await expect(stage.canvas.queryByText(i18next.t('provider.verified'))).toBeNull()
    await expect(await findVerify(stage)).not.toHaveAttribute('aria-disabled')
    await expect(fieldNamed(stage.canvasElement, 'username')).toHaveValue(mobile)
  },
}
