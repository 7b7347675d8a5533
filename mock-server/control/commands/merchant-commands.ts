import { failedChecks } from '#merchant/contrast.ts'
import { designTokens } from '#merchant/design-tokens.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { merchantFile } from '#merchant/merchant-file.ts'
import { paletteOf } from '#merchant/palette/palette.ts'
import { ControlFailure } from '../call-control.ts'
import { control } from '../contract.ts'
import { UsageError } from '../usage-error.ts'
import { columns } from './columns.ts'
import type { Command } from './command.ts'
import { deliver, readJsonFile } from './files.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function readColour(text: string): string {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toUpperCase()
  throw new UsageError(`a colour is written like "#4B46E8", not "${text}"`)
}

const modes = ['light', 'dark'] as const

/** Returns the pairs of a merchant's colours that do not reach the contrast of WCAG AA. */
const unreadable = ({ theme }: Merchant): string[] =>
  modes.flatMap((mode) =>
    failedChecks(theme[mode]).map(
      ({ front, back, ratio, least }) => `${mode}: ${front} on ${back} ${ratio.toFixed(2)} < ${least}`,
    ),
  )

export const merchantCommands: readonly Command[] = [
  {
    name: 'merchant show',
    words: ['[CODE]'],
    summary: 'prints the file of a world’s merchant, or of a shipped one, or writes it to --out',
    options: ['world', 'out'],
    async run({ call, words: [code], options: { world, out } }) {
      const data = await call(control.merchant, { world, code })
      return deliver(data, merchantFile(data), out)
    },
  },
  {
    name: 'merchant use',
    words: ['FILE'],
    summary: 'gives a world a merchant of its own; open phones follow',
    options: ['world'],
    async run({ call, words: [file = ''], options: { world } }) {
      const brand = await readJsonFile(file)
      // The host validates the file, and names the field of a problem.
      const { brand: data } = await call(control.changeSettings, { world, settings: { brand: brand as Merchant } })
      if (!data) throw new ControlFailure('the host did not keep the merchant')
      const problems = unreadable(data)
      return { data, text: [`the merchant is now ${data.code}`, ...problems].join('\n') }
    },
  },
  {
    name: 'merchant drop',
    summary: 'returns a world to its shipped merchant',
    options: ['world'],
    async run({ call, options: { world } }) {
      const { merchant } = await call(control.changeSettings, { world, settings: { brand: null } })
      return { data: { merchant }, text: `the merchant is now ${merchant}` }
    },
  },
  {
    name: 'merchant tokens',
    words: ['[CODE]'],
    summary: 'prints the design tokens of a world’s merchant, or of a shipped one, or writes them to --out',
    options: ['world', 'out'],
    async run({ call, words: [code], options: { world, out } }) {
      const data = designTokens(await call(control.merchant, { world, code }))
      return deliver(data, json(data), out)
    },
  },
  {
    name: 'merchant palette',
    words: ['COLOUR', '[COLOUR]'],
    summary: 'prints a theme’s light and dark colours from one or two of a brand, all with the contrast of WCAG AA',
    options: ['out'],
    async run({ words: [main = '', second], options: { out } }) {
      const data = paletteOf([readColour(main), ...(second === undefined ? [] : [readColour(second)])] as [string])
      return deliver(data, json(data), out)
    },
  },
  {
    name: 'merchant parts',
    summary: 'lists the glyphs, palettes, banners and areas of games that a file may name',
    async run({ call }) {
      const data = await call(control.merchantParts, {})
      const { glyphs, palettes, banners, areas } = data
      const lines = {
        glyphs: glyphs.map(({ name }) => name),
        palettes: palettes.map(({ name }) => name),
        banners: banners.map(({ id }) => id),
        areas,
      }
      return { data, text: columns(Object.entries(lines).map(([kind, names]) => [kind, names.join(' ')])) }
    },
  },
]
