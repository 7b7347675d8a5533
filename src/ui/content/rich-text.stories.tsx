import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RichText } from './rich-text.tsx'
import { storyText } from './story-text.ts'

/**
 * Shows text with markup that comes from the gateway.
 *
 * **Use it for** notices, letters, promotions and articles of the help.
 *
 * - **Do** route its links through `onNavigate`.
 * - **Don't** set HTML anywhere else: only this component cleans it.
 */
const meta = {
  component: RichText,
  args: { html: '', onNavigate: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  render: (args) => (
    <RichText
      {...args}
      html={storyText(
        '<h3>주말 이벤트</h3><p>토·일 <strong>21시</strong>부터 <a href="/m/activity">프로모션</a>에서 확인하세요.</p><ul><li>슬롯</li><li>라이브</li></ul><ol><li>로그인</li><li>참여</li></ol><table><tr><th>등급</th><th>보너스</th></tr><tr><td>골드</td><td>30%</td></tr></table>',
        '<h3>Weekend</h3><p>Sat & Sun from <strong>21:00</strong>, see <a href="/m/activity">promotions</a>.</p><ul><li>Slots</li><li>Live</li></ul><ol><li>Log in</li><li>Join</li></ol><table><tr><th>Level</th><th>Bonus</th></tr><tr><td>Gold</td><td>30%</td></tr></table>',
      )}
    />
  ),
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('link'))
    await expect(args.onNavigate).toHaveBeenCalledWith('/m/activity')
  },
}

/** Scripts, inputs and overlays are removed, and invalid links become text. */
export const Hostile: Story = {
  parameters: { losesPictures: true },
  args: {
    html: `<p id="words">Safe <b>words</b> remain</p>
      <script>window.struck = true</script>
      <img src="missing:" onerror="window.struck = true">
      <p onclick="window.struck = true" style="position:fixed;inset:0">overlay</p>
      <iframe src="https://elsewhere.example/"></iframe>
      <form action="https://elsewhere.example/"><input name="password"><button>Log in</button></form>
      <a href="javascript:window.struck = true">bad</a>
      <a href="https://elsewhere.example/page" target="_top">elsewhere</a>
      <svg><a xlink:href="javascript:window.struck = true"><text>drawn</text></a></svg>`,
  },
  async play({ canvas, canvasElement, args }) {
    await expect(await canvas.findByText('words')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('a')).not.toBeNull())
    await expect(
      canvasElement.querySelector('script, iframe, form, input, button, svg, [onclick], [onerror]'),
    ).toBeNull()
    await expect(canvasElement.querySelector('p[style], [id="words"]')).toBeNull()
    const links = [...canvasElement.querySelectorAll('a')]
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([null, 'https://elsewhere.example/page'])
    await expect(links[1]).toHaveAttribute('target', '_blank')
    await expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.click(links[0]!)
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await expect('struck' in window).toBe(false)
  },
}

export const PicturesFromTheGateway: Story = {
  args: {
    html: '<p><img src="/picture.svg"></p>',
    resolveImage: (address) =>
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 69 28"><text y="20">${encodeURIComponent(address)}</text></svg>`,
  },
  async play({ canvasElement }) {
    const image = await waitFor(() => {
      const found = canvasElement.querySelector('img')
      if (!found) throw new Error('The picture is not there yet.')
      return found
    })
    await expect(image.src).toContain('%2Fpicture.svg')
    await expect(image).toHaveAttribute('alt', '')
  },
}
