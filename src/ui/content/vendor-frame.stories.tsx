import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, waitFor } from 'storybook/test'
import { storyText } from './story-text.ts'
import { VendorFrame } from './vendor-frame.tsx'

/** Another company's page, as .storybook/framed-page.html simulates it. */
const page = () => new URL('/__vendors/sports.html', location.origin)

/**
 * Shows another company's page in a sandboxed frame, with its loading and its failure.
 *
 * **Use it for** games, the sports page and the lottery.
 *
 * - **Do** key it by its address, so that another page gets another frame.
 * - **Do** leave the screen in `onClose`, and lead to the login in `onLogin`.
 * - **Do** give its parent a height: the frame fills it.
 * - **Don't** set `own` for a vendor's page: it is for a page at the app's own address that leads to no other.
 * - **Don't** render an `iframe` elsewhere: the sandbox and the checks of messages are here.
 */
const meta = {
  component: VendorFrame,
  // The frame's content is the vendor's.
  parameters: { a11y: { options: { iframes: false } } },
  args: { title: '', address: undefined, onClose: fn() },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 320 }}>
      <VendorFrame {...args} title={storyText('스포츠', 'Sports')} />
    </div>
  ),
} satisfies Meta<typeof VendorFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  tags: ['unpictured'],
  args: { address: page() },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByTitle(storyText('스포츠', 'Sports'))).toHaveAttribute('data-shown'))
  },
}

export const WithoutAnAddressYet: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}
