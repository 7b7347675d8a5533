import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bannerArt } from '#fixtures/artwork/banners.ts'
import { type GlyphName, glyphPath, glyphs } from '#fixtures/artwork/glyphs.ts'
import { headIcons } from '#fixtures/head-icons.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { bannerUrl } from '#mock-server/art/banner-url.ts'
import { logoAddress } from '#mock-server/world/settings/own-logo.ts'
import hero from '#ui/page/hero.module.css'
import { merchantOf } from '../merchants.ts'
import styles from './design.module.css'
import { Pictures } from './pictures.tsx'

/** The pictures of the toolbar's merchant: what carries its name, and what the simulated gateway draws for it. */
const meta = { tags: ['once'], parameters: { scenario: 'default' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const own = 'Drawn for this project, with Fluent Emoji, © Microsoft Corporation, MIT'

/** The merchant's own banners, in their order on home, before those of others. */
const bannersOf = ({ artwork }: Merchant) => [...new Set([...artwork.banners, ...Object.keys(bannerArt)])]

const pictured = (entries: readonly (readonly [name: string, address: string])[], width: number, height: number) =>
  Object.fromEntries(
    entries.map(([name, address]) => [name, <img key={name} src={address} alt="" width={width} height={height} />]),
  )

const memberPictures = headIcons.map(({ id }) => [id, gatewayUrl(`/__art/avatars/${id}.svg`)] as const)
const objects = Object.keys(glyphs).map((name) => [name, glyphPath(name as GlyphName, 'small')] as const)

export const Artwork: Story = {
  render: (_, { globals }) => {
    const merchant = merchantOf(globals.merchant)
    const banners = bannersOf(merchant).map((id) => [id, gatewayUrl(bannerUrl(id, merchant.artwork))] as const)
    return (
      <main className={styles.page}>
        <h1>Artwork</h1>
        <section>
          <h2>Hero: {merchant.theme.look.hero}</h2>
          <p className={styles.source}>Drawn for this project</p>
          <div className={hero.hero}>
            <p className={hero.name}>
              <img src={gatewayUrl(logoAddress(merchant))} alt="" width={34} height={34} />
              {merchant.name.en}
            </p>
          </div>
        </section>
        <Pictures
          wide
          title={`Banners: ${merchant.artwork.composition}`}
          source={own}
          pictures={pictured(banners, 320, 130)}
        />
        <Pictures title="Members’ pictures" source={own} pictures={pictured(memberPictures, 48, 48)} />
        <Pictures
          title="Objects of the gateway’s pictures"
          source="Fluent Emoji, © Microsoft Corporation, MIT"
          pictures={pictured(objects, 48, 48)}
        />
      </main>
    )
  },
  async play({ canvas }) {
    const count = Object.keys(bannerArt).length + headIcons.length + Object.keys(glyphs).length
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count)
  },
}
