import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LotteryFrame } from './lottery-frame.tsx'

/**
 * Returns a vendor's page of an opaque origin, because with this page's origin the browser would warn about the
 * sandbox.
 */
const vendorPage = (script = '') =>
  new URL(`data:text/html,<body style="margin:0;background:linear-gradient(%234b46e8,%237250f0)">${script}`)

const meta = {
  component: LotteryFrame,
  tags: ['once'],
  // The frame's content is the lottery vendor's.
  parameters: { scenario: 'member-with-favorites', a11y: { options: { iframes: false } } },
  args: { address: vendorPage(), onClose: fn() },
} satisfies Meta<typeof LotteryFrame>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const frame = ({ canvasElement }: Stage) => canvasElement.querySelector('iframe')

export const Playing: Story = {
  async play(stage) {
    await expect(stage.canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
    await waitFor(() => expect(frame(stage)).toHaveAttribute('data-shown'))
    await expect(frame(stage)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  },
}

export const ClosedAtItsFoot: Story = {
  tags: ['unpictured'],
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('lottery.close') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ClosedByTheHouse: Story = {
  tags: ['unpictured'],
  args: {
    address: vendorPage('<script>setTimeout(() => parent.postMessage({ type: "parlor:close" }, "*"), 400)</script>'),
  },
  play: ({ args }) => waitFor(() => expect(args.onClose).toHaveBeenCalledOnce()),
}
