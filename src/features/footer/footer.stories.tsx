import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { useBrand } from '#brand/platform-status.ts'
import { games } from '#contract/games.ts'
import { call } from '#gateway/call.ts'
import { storyArt } from '#ui/content/story-art.ts'
import { Footer } from './footer.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { Providers } from './providers.tsx'

/** Shows the footer with the vendors from the gateway. */
function FooterOfAllVendors() {
  const { code } = useBrand()
  const { data } = useQuery({
    queryKey: ['footer-story', code],
    queryFn: () => call(games.vendorGameTypes, { typeId: '1', merchant_code: code }),
  })
  return (
    <Footer>
      <PaymentMethods />
      <Providers vendors={Object.values(data?.categories ?? {}).flat()} />
    </Footer>
  )
}

const meta = {
  component: Footer,
  tags: ['once'],
  parameters: { scenario: 'default', layout: 'fullscreen' },
  render: () => <FooterOfAllVendors />,
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findAllByAltText('PG')
    const logos = () => [...canvasElement.querySelectorAll('img[src*="/vendors/"]')]
    const codes = () => logos().map((logo) => /vendors\/(\w+)\.svg/.exec(logo.getAttribute('src') ?? '')?.[1])
    await waitFor(() => expect(codes().slice(0, 4)).toEqual(['EG3', 'PG', 'FC', 'JL']))
    await expect(codes()).not.toContain('TCG_SEA')
    await expect(canvas.getByText(/© 2025/)).toBeVisible()
    await expect(canvas.getByText(i18next.t('footer.adults_only', { age: 19 }))).toBeVisible()
  },
}

export const Dark: Story = { globals: { merchant: 'VELVET', theme: 'dark' } }

/** While the vendors are loading, and if there are none. */
export const WithoutVendors: Story = {
  render: () => (
    <Footer>
      <PaymentMethods />
      <Providers vendors={[]} />
    </Footer>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByText(i18next.t('footer.providers'))).toBeNull()
  },
}

/** The vendor's name replaces a logo that fails to load. */
export const LogoMissing: Story = {
  render: () => (
    <Footer>
      <Providers
        vendors={[
          { vassalage: 'PG', accountTypeName: 'Pixel Garden', logo: { onLight: storyArt(1), onDark: storyArt(1) } },
        ]}
      />
    </Footer>
  ),
  async play({ canvas }) {
    await fireEvent.error(canvas.getAllByAltText('Pixel Garden')[0]!)
    await expect(await canvas.findByText('Pixel Garden')).toBeVisible()
  },
}
