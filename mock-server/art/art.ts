import type { GlyphName, GlyphSize } from '#fixtures/artwork/glyphs.ts'
import { type PaletteName, palettes } from '#fixtures/artwork/palettes.ts'
import { Composition } from '#merchant/artwork.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { type BannerStyle, drawBanner, drawPopup, glyphsOfBanner } from './banner.ts'
import { boundedCache } from './bounded-cache.ts'
import { drawCertificate } from './certificate.ts'
import { drawEmblem, isGlyphName } from './emblem.ts'
import { drawHeadIcon, headIcon } from './head-icon.ts'
import { drawPayment, isPaymentCode } from './payments.ts'
import { drawLargeTile, drawTile } from './tile.ts'
import { drawVendorLogo, isVendorCode, type Tone } from './vendor-logo.ts'

export interface Picture {
  contentType: string
  body: string | Uint8Array
}

export interface Art {
  /** Returns the picture of an address below `/__art/`, always with the same bytes; undefined if there is none. */
  draw(path: string, query: URLSearchParams): Promise<Picture | undefined>
}

type LoadGlyph = (name: GlyphName, size: GlyphSize) => Promise<Uint8Array>
type Embed = (name: GlyphName, size: GlyphSize) => Promise<string>
type Drawing = (name: string, variant: Variant, embed: Embed) => Promise<string | undefined> | string | undefined

/** About 5 KB each. */
const picturesKept = 400

interface Variant extends BannerStyle {
  tone: Tone
}

const isPaletteName = (name: string): name is PaletteName => Object.hasOwn(palettes, name)

function variantOf(query: URLSearchParams): Variant {
  const palette = query.get('palette') ?? ''
  const { data: composition = 'burst' } = Composition.safeParse(query.get('composition'))
  return {
    composition,
    tone: query.get('tone') === 'dark' ? 'dark' : 'light',
    palette: isPaletteName(palette) ? palette : undefined,
  }
}

async function emblem(glyph: GlyphName | undefined, embed: Embed) {
  return glyph && drawEmblem(await embed(glyph, 'small'))
}

async function tile(name: string, embed: Embed) {
  const large = name.endsWith('-large')
  const game = catalogue.game(large ? name.slice(0, -'-large'.length) : name)
  if (!game) return undefined
  return large ? drawLargeTile(game, await embed(game.glyph, 'full')) : drawTile(game, await embed(game.glyph, 'small'))
}

const bannerBy =
  (draw: typeof drawBanner): Drawing =>
  async (id, style, embed) => {
    const glyphs = glyphsOfBanner(id)
    return (
      glyphs && draw(id, await Promise.all(glyphs.map((glyph, at) => embed(glyph, at === 0 ? 'full' : 'small'))), style)
    )
  }

const drawings: Readonly<Record<string, Drawing>> = {
  tiles: (name, _, embed) => tile(name, embed),
  vendors: (code, { tone }) => (isVendorCode(code) ? drawVendorLogo(code, tone) : undefined),
  banners: bannerBy(drawBanner),
  popups: bannerBy(drawPopup),
  emblems: (glyph, _, embed) => emblem(isGlyphName(glyph) ? glyph : undefined, embed),
  certificates: (age) => (/^[1-9]\d$/.test(age) ? drawCertificate(age) : undefined),
  payments: (code) => (isPaymentCode(code) ? drawPayment(code) : undefined),
  avatars: async (id, _, embed) => {
    const icon = headIcon(id)
    return icon && drawHeadIcon(icon, await embed(icon.glyph, 'small'))
  },
}

/** Creates the drawing of pictures. @param loadGlyph loads the bytes (webp) of a glyph on this host. */
export function createArt(loadGlyph: LoadGlyph): Art {
  const embedded = boundedCache<string>(picturesKept)
  const drawn = boundedCache<string | undefined>(picturesKept)
  const embed: Embed = (name, size) =>
    embedded(`${name} ${size}`, async () => `data:image/webp;base64,${toBase64(await loadGlyph(name, size))}`)

  async function drawSvg(path: string, variant: Variant) {
    const [, kind = '', name = ''] = /^\/__art\/([a-z]+)\/([A-Za-z0-9_-]+)\.svg$/.exec(path) ?? []
    const drawing = Object.hasOwn(drawings, kind) ? drawings[kind] : undefined
    return drawing?.(name, variant, embed)
  }

  return {
    async draw(path, query) {
      const [, glyph = ''] = /^\/__art\/glyphs\/([a-z-]+)\.webp$/.exec(path) ?? []
      if (isGlyphName(glyph)) return { contentType: 'image/webp', body: await loadGlyph(glyph, 'full') }
      const variant = variantOf(query)
      const body = await drawn(`${path} ${Object.values(variant).join(' ')}`, () => drawSvg(path, variant))
      return body === undefined ? undefined : { contentType: 'image/svg+xml', body }
    },
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
