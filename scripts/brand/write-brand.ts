import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandAssets } from './brand.ts'
import { drawIcons } from './icons.ts'
import { coloursOf, manifestOf } from './manifest.ts'
import { brandedPage } from './page.ts'

/** Replaces a build's icons, manifest and page by a merchant's, and returns the written files. */
export async function writeBrand(folder: string, { brand, logo, ground }: BrandAssets): Promise<string[]> {
  const page = join(folder, 'index.html')
  const { raised, soft } = coloursOf(brand)
  const icons = await drawIcons(logo, ground ?? [raised, soft])
  const html = brandedPage(await readFile(page, 'utf8'), brand, icons)
  await rm(join(folder, 'icons'), { recursive: true, force: true })
  await mkdir(join(folder, 'icons'))
  await Promise.all(icons.map(({ file, png }) => writeFile(join(folder, file), png)))
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifestOf(brand, icons), null, 1))
  await writeFile(page, html)
  // A compressed copy would still be of the former page.
  for (const file of ['index.html.br', 'manifest.webmanifest.br']) await rm(join(folder, file), { force: true })
  return ['index.html', 'manifest.webmanifest', ...icons.map(({ file }) => file)]
}
