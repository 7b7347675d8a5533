/**
 * Writes src/ui/content/category-icons.webp: the icons of all categories side by side, because home shows nearly all of them. Run
 * it after a change of `icons` in src/ui/content/category-icon.tsx: `npx node scripts/artwork/write-category-icons.ts`.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icons } from '#ui/content/category-icons.ts'

/** In pixels: three times the 26 CSS pixels of home. */
const size = 78
const assets = new URL('.', import.meta.resolve('@lobehub/fluent-emoji-3d/assets/1f525.webp'))

const tile = async (file: string, at: number) => ({
  input: await sharp(await readFile(new URL(`${file}.webp`, assets)))
    .resize(size, size)
    .toBuffer(),
  left: at * size,
  top: 0,
})

const strip = { width: Object.keys(icons).length * size, height: size, channels: 4, background: '#0000' } as const
const { size: bytes } = await sharp({ create: strip })
  .composite(await Promise.all(Object.values(icons).map(tile)))
  .webp({ quality: 70, alphaQuality: 80, effort: 6 })
  .toFile('src/ui/content/category-icons.webp')
console.log(`${Object.keys(icons).length} icons, ${bytes} bytes`)
