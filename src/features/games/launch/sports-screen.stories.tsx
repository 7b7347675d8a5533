import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { games } from '#contract/games.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { AtHome } from '../story-parts.tsx'
import { SportsScreen } from './sports-screen.tsx'

const meta = {
  component: SportsScreen,
  // The frame's content is the vendor's.
  parameters: { scenario: 'member-with-favorites', route: '/m/sportsGame', a11y: { options: { iframes: false } } },
  render: () => (
    <AtHome at="/m/sportsGame">
      <SportsScreen />
    </AtHome>
  ),
} satisfies Meta<typeof SportsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const frame = ({ canvasElement }: Pick<Stage, 'canvasElement'>) => canvasElement.querySelector('iframe')

async function isShown(stage: Stage) {
  await waitFor(() => expect(frame(stage)).toHaveAttribute('data-shown'))
  await expect(frame(stage)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
}

/** Dispatches a message from the vendor's page to the app. */
async function postFromVendor(stage: Stage, message: object) {
  await isShown(stage)
  frame(stage)?.contentWindow?.postMessage(message, location.origin)
}

export const Ready: Story = { tags: ['main'], play: isShown }

export const OfVisitor: Story = {
  tags: ['unpictured'],
  parameters: { session: null },
  play: isShown,
}

export const SessionOver: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await postFromVendor(stage, { relogin: true })
    await hasArrivedAt(stage.canvasElement, '/m/login')
  },
}

export const LeftByTheVendor: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await postFromVendor(stage, { type: 'parlor:close' })
    await hasArrivedAt(stage.canvasElement, '/')
  },
}

export const LeftByButton: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('common.back') }))
    await hasArrivedAt(stage.canvasElement, '/')
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-lobby' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('game_unavailable'))).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: games.launch, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: games.launch, error: 'FAULT_INJECTED', times: 1 }] },
  async play(stage) {
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('common.retry') }))
    await isShown(stage)
  },
}

export const VendorUnderMaintenance: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: games.launch, error: 'VENDOR_MAINTENANCE' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('game_maintenance'))).toBeVisible()
  },
}
