import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { Heart } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from '../controls/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { FailedLine } from './failed-line.tsx'
import { FailedState } from './failed-state.tsx'
import { LoadingState } from './loading-state.tsx'

const onRetry = fn()

/**
 * The states of a view without its content: empty, failed and loading.
 *
 * **Use it for** every list, block and screen that asks the gateway.
 *
 * - **Do** say in an `EmptyState` what to do next.
 * - **Do** give `onRetry` to a `FailedState`, so that a person can go on.
 * - **Do** use a `FailedLine` beside content that works without what failed.
 * - **Don't** show an empty state while the answer is missing.
 * - **Don't** write an own text for a failure that has a code: the gateway's text says more.
 */
const meta = {
  component: EmptyState,
  subcomponents: { FailedState, FailedLine, LoadingState },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <EmptyState /> }

export const EmptyWithAWayOut: Story = {
  render: () => (
    <EmptyState
      icon={<Heart />}
      title={storyText('아직 즐겨찾기한 게임이 없습니다', 'No favourites yet')}
      hint={storyText('게임의 하트를 누르면 여기에 모입니다', 'Tap the heart on a game and find it here')}
      action={<Button kind="secondary">{storyText('게임 둘러보기', 'Browse games')}</Button>}
    />
  ),
}

export const Failed: Story = {
  render: () => <FailedState onRetry={onRetry} />,
  async play({ canvas }) {
    onRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(i18next.t('loading_failed'))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.retry') }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
  },
}

export const FailedForAReason: Story = {
  render: () => <FailedState message={i18next.t('access_restricted')} />,
}

export const FailedBesideContent: Story = {
  tags: ['unpictured'],
  render: () => <FailedLine message={i18next.t('system_busy')} onRetry={onRetry} />,
  async play({ canvas }) {
    onRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(i18next.t('system_busy'))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.retry') }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = { render: () => <LoadingState /> }
