import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PartLost } from '#platform/load-part.ts'
import { storyText } from '../content/story-text.ts'
import { FailureBoundary } from './failure-boundary.tsx'

function LostPart(): never {
  throw new PartLost('The story has no such file.')
}

/**
 * Contains the failure of a part: shows it where it happened, and offers a retry.
 *
 * **Use it for** each part that loads by itself: a screen, a header's actions, a dialog, a QR code.
 *
 * - **Do** put it around every `Suspense` of a `lazyPart`, so that a lost file takes down that part only.
 * - **Do** use `floating` for what has no place of its own, such as a dialog, and `page` around the whole app.
 * - **Do** give `onDismiss` if the page can continue without the part.
 * - **Don't** catch answers of the gateway with it; those have a `FailedState` with the reason.
 * - **Don't** retry one part by itself: a retry repeats all lost parts of the page.
 */
const meta = {
  component: FailureBoundary,
  parameters: {
    docs: { story: { inline: false, height: '340px' } },
    // The failure is the story's.
    react: { rootOptions: { onCaughtError: () => undefined } },
  },
  args: { children: <LostPart /> },
} satisfies Meta<typeof FailureBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const InPlace: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <>
      <p>{storyText('위의 내용', 'Content above')}</p>
      <FailureBoundary {...args} />
      <p>{storyText('아래의 내용', 'Content below')}</p>
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(i18next.t('loading_failed'))
    await expect(canvas.getByText(storyText('아래의 내용', 'Content below'))).toBeVisible()
  },
}

const onDismiss = fn()

export const Floating: Story = {
  tags: ['unpictured'],
  args: { look: 'floating', onDismiss },
  async play() {
    onDismiss.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: i18next.t('common.close') }))
    await expect(onDismiss).toHaveBeenCalledTimes(1)
  },
}
