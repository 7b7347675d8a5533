import { atBase } from './page-base.ts'

interface GlyphProps {
  name: string
  className?: string
}

const addressOf = (name: string) => atBase(`/__art/glyphs/${name}.webp`)

/** Shows a picture from the platform's artwork. It is decorative: the text beside it has the meaning. */
export const Glyph = ({ name, className }: GlyphProps) => (
  <img className={className} src={addressOf(name)} alt="" decoding="sync" draggable={false} />
)

const longestWait = 4_000

/** Resolves when the pictures are loaded, or when the longest waiting time is over. */
export async function preloadGlyphs(names: readonly string[]): Promise<void> {
  const loading = names.map((name) => {
    const image = new Image()
    image.src = addressOf(name)
    return image.decode()
  })
  await Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, longestWait))])
}
