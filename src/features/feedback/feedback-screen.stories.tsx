import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, within } from 'storybook/test'
import { promotions } from '#contract/promotions.ts'
import { system } from '#contract/system.ts'
import { FeedbackScreen } from './feedback-screen.tsx'

const meta = {
  component: FeedbackScreen,
  parameters: { scenario: 'active-member', route: '/m/feedback' },
} satisfies Meta<typeof FeedbackScreen>
export default meta
type Story = StoryObj<typeof meta>

const text = '화면이 정말 보기 좋아요'

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox')

async function send(canvasElement: HTMLElement, content: string) {
  if (content) await userEvent.type(await fieldIn(canvasElement), content)
  await userEvent.click(await within(canvasElement).findByRole('button', { name: i18next.t('feedback.send') }))
}

const sees = async (canvasElement: HTMLElement, words: string) =>
  expect(await within(canvasElement).findByText(words)).toBeVisible()

export const Ready: Story = {
  tags: ['main'],
  async play({ canvasElement }) {
    await userEvent.type(await fieldIn(canvasElement), text)
    await sees(canvasElement, i18next.t('feedback.count', { words: 4, maximum: 300 }))
  },
}

export const TooShort: Story = {
  async play({ canvasElement }) {
    await send(canvasElement, '좋아요')
    await sees(canvasElement, i18next.t('feedback.length', { minimum: 3, maximum: 300 }))
    await expect(await fieldIn(canvasElement)).toHaveFocus()
  },
}

/** The merchant sets the limits. */
export const OwnLimits: Story = {
  parameters: { world: { settings: { feedbackWords: { minimum: 1, maximum: 2 } } } },
  async play({ canvasElement }) {
    await send(canvasElement, text)
    await sees(canvasElement, i18next.t('feedback.length', { minimum: 1, maximum: 2 }))
  },
}

export const Sent: Story = {
  async play({ canvasElement }) {
    await send(canvasElement, text)
    await sees(canvasElement, i18next.t('feedback.sent'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18next.t('feedback.another') }))
    await expect(await fieldIn(canvasElement)).toHaveValue('')
    await send(canvasElement, text)
    await sees(canvasElement, i18next.t('feedback.too_soon'))
  },
}

export const NotSent: Story = {
  parameters: { faults: [{ endpoint: promotions.feedback, error: 'FAULT_INJECTED' }] },
  async play({ canvasElement }) {
    await send(canvasElement, text)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(await fieldIn(canvasElement)).toHaveValue(text)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: system.settingsConsolidated, transport: 'hang' }] },
  play: ({ canvasElement }) => sees(canvasElement, i18next.t('common.loading')),
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: system.settingsConsolidated, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => sees(canvasElement, i18next.t('common.retry')),
}
