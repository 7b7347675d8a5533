import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fireEvent } from 'storybook/test'
import { vendors } from '#fixtures/games/vendors.ts'
import { storyText } from '#ui/story-text.ts'
import { Footer } from './footer.tsx'

const namedVendors = () =>
  vendors.map(({ code, name }) => ({ vassalage: code, accountTypeName: storyText(name.ko, name.en) }))

const meta = {
  component: Footer,
  parameters: { scenario: 'default', layout: 'fullscreen' },
  render: () => <Footer vendors={namedVendors()} />,
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, canvasElement }) {
    const logos = [...canvasElement.querySelectorAll('img[src*="/vendors/"][src*="tone=dark"]')]
    const codes = logos.map((logo) => /vendors\/(\w+)\.svg/.exec(logo.getAttribute('src') ?? '')?.[1])
    await expect(codes.slice(0, 4)).toEqual(['EG3', 'PG', 'FC', 'JL'])
    await expect(codes).not.toContain('TCG_SEA')
    await expect(canvas.getByText(/© 2025/)).toBeVisible()
    await expect(canvas.getByText(i18next.t('footer.adults_only', { age: 19 }))).toBeVisible()
  },
}

export const Dark: Story = { globals: { merchant: 'VELVET', theme: 'dark' } }

/** While the vendors are on their way, and where there are none. */
export const WithoutVendors: Story = {
  render: () => <Footer />,
  async play({ canvas }) {
    await expect(canvas.queryByText(i18next.t('footer.providers'))).toBeNull()
  },
}

/** A logo that cannot be had leaves the vendor's name. */
export const LogoMissing: Story = {
  render: () => <Footer vendors={[{ vassalage: 'PG', accountTypeName: 'Pixel Garden' }]} />,
  async play({ canvas }) {
    await fireEvent.error(canvas.getAllByAltText('Pixel Garden')[0]!)
    await expect(await canvas.findByText('Pixel Garden')).toBeVisible()
  },
}
