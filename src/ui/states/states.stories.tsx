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
 * Replaces a list, block or screen that has nothing to show.
 *
 * **Use it for** an answer of the gateway without entries, and for what does not exist for this person.
 *
 * - **Do** say in the hint or the action what to do next.
 * - **Do** give the title of what is missing, such as "No favourites yet".
 * - **Don't** show it while the answer is missing.
 *
 * ### FailedState
 *
 * Replaces a list, block or screen that could not be loaded.
 *
 * **Use it for** a failed answer without which there is nothing to show.
 *
 * - **Do** give `onRetry`, so that a person can continue; leave it out only if a retry cannot help.
 * - **Do** give the failure's own text with `failureText`: it says more than the usual one.
 * - **Don't** replace existing content by it if only a refresh failed.
 *
 * ### FailedLine
 *
 * Says in one line beside content that a part of it could not be loaded.
 *
 * **Use it for** content that works without what failed: the options of a filter, the bonuses for a deposit, the cards of
 * a member.
 *
 * - **Do** name the part that is missing.
 * - **Don't** use it for the whole of a block; that is a `FailedState`.
 *
 * ### LoadingState
 *
 * The placeholder of content of unknown size while it is loading. If this takes long, the app reports a slow connection.
 *
 * **Use it for** the code of a screen, a vendor's page, and a payment that is being looked up.
 *
 * - **Do** give `onRetry` if the person can start the loading again.
 * - **Don't** use it for content whose size is known; that is a `Skeleton`.
 * - **Don't** use it for an action; its button is busy.
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
