import { atBase } from './page-base.ts'

interface GlyphProps {
  name: string
  className?: string
}

const addressOf = (name: string) => atBase(`/__art/glyphs/${name}.webp`)

/** A picture from the platform's artwork; what it means stands in the text beside it. */
export const Glyph = ({ name, className }: GlyphProps) => (
  <img className={className} src={addressOf(name)} alt="" decoding="sync" draggable={false} />
)

const patience = 4_000

/** Resolves when the pictures can be shown without a blink, or when waiting for them is no longer worth it. */
export async function preloadGlyphs(names: readonly string[]): Promise<void> {
  const loading = names.map((name) => {
    const image = new Image()
    image.src = addressOf(name)
    return image.decode()
  })
  await Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, patience))])
}
