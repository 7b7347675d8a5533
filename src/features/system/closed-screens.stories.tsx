import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useStatus } from '#brand/platform-status.ts'
import { storyText } from '#ui/content/story-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { RegionScreen } from './region-screen.tsx'
import { StatusFailedScreen } from './status-failed-screen.tsx'

interface Args {
  onRetry: () => Promise<unknown>
}

/** Made with each story, in its language. */
const language = () => <Button kind="secondary">{storyText('언어', 'Language')}</Button>

function Maintenance({ onRetry }: Args) {
  return <MaintenanceScreen status={useStatus()} onRetry={onRetry} language={language()} />
}

function Region({ onRetry }: Args) {
  return <RegionScreen status={useStatus()} onRetry={onRetry} language={language()} />
}

const meta = {
  component: Maintenance,
  parameters: { scenario: 'maintenance' },
  args: { onRetry: fn(async () => undefined) },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const UnderMaintenance: Story = {
  tags: ['main'],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(i18next.t('system.maintenance_title'))
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.getByRole('link', { name: i18next.t('system.customer_service') })).toHaveAttribute('href')
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutMessage: Story = {
  tags: ['once'],
  parameters: { world: { settings: { maintenance: { message: { ko: '', en: '' }, endsAt: null } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(i18next.t('maintenance'))
  },
}

const storyTime = Date.parse('2026-11-20T12:04:31+09:00')
const message = {
  ko: '더 빠른 서비스를 위해 정기 점검을 진행하고 있습니다.',
  en: 'We are doing scheduled maintenance to make the service faster.',
}
const until = (ms: number) => ({
  settings: {
    maintenance: { message, endsAt: storyTime + ms },
  },
})

export const WithAnEnd: Story = {
  tags: ['once'],
  parameters: { world: until(2 * 3_600_000 + 90_000) },
  globals: { merchant: 'ROCKET', theme: 'dark' },
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^02:0[01]:\d\d$/)
  },
}

/** When the time is reached, the page refetches the status once. */
export const EndReached: Story = {
  tags: ['unpictured'],
  parameters: { world: until(1500) },
  async play({ canvas, args }) {
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const RegionBlocked: Story = {
  render: Region,
  parameters: { scenario: 'region-blocked' },
  async play({ canvas }) {
    await expect(canvas.getByText('203.0.113.7')).toBeVisible()
  },
}

export const RegionBlockedDark: Story = {
  ...RegionBlocked,
  tags: ['once'],
  globals: { merchant: 'VELVET', theme: 'dark' },
}

export const Unreachable: Story = {
  render: ({ onRetry }) => <StatusFailedScreen onRetry={onRetry} language={language()} />,
  args: { onRetry: fn(() => Promise.reject(new Error('still down'))) },
  async play({ canvas, args }) {
    await expect(canvas.getByText(storyText('해달', 'Haedal'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
