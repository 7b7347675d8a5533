import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import { system } from '#contract/system.ts'
import { Brand } from '#merchant/brand.ts'

/** The part of the brand in the gateway's status that a build needs at deploy. */
export const DeployedBrand = z.pick(Brand, {
  code: true,
  name: true,
  languages: true,
  defaultTheme: true,
  theme: true,
  logo: true,
})
export type DeployedBrand = z.infer<typeof DeployedBrand>

export interface BrandAssets {
  brand: DeployedBrand
  /** The bytes of the logo: SVG, PNG, WebP or JPEG. */
  logo: Buffer
  /** The colours behind the logo of an icon, from the top to the bottom; the theme's if there are none. */
  ground?: Ground
}

export type Ground = readonly [top: string, bottom: string]

async function download(address: URL): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
  return response
}

const parse = (source: string, found: unknown): DeployedBrand => {
  const brand = DeployedBrand.safeParse(found)
  if (brand.success) return brand.data
  throw new Error(`${source} is not a brand: ${z.prettifyError(brand.error)}`)
}

/** Reads the brand and its logo from the status of a gateway such as `https://gateway.example`. */
export async function brandOfGateway(gateway: string): Promise<BrandAssets> {
  const answer = z
    .object({ value: system.status.response })
    .parse(await (await download(new URL(system.status.path, gateway))).json())
  const brand = parse(gateway, answer.value.info.resources.brand)
  const logo = await download(new URL(brand.logo, gateway))
  return { brand, logo: Buffer.from(await logo.arrayBuffer()) }
}

/** Reads the brand from a JSON file, and its logo from the address or the relative file that it names. */
export async function brandOfFile(file: string): Promise<BrandAssets> {
  const brand = parse(file, JSON.parse(await readFile(file, 'utf8')))
  if (/^https?:/.test(brand.logo)) {
    return { brand, logo: Buffer.from(await (await download(new URL(brand.logo))).arrayBuffer()) }
  }
  return { brand, logo: await readFile(resolve(dirname(file), brand.logo)) }
}
