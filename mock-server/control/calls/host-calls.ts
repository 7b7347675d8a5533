import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { Instant } from '#contract/primitives.ts'
import { Currency } from '#merchant/brand.ts'
import { PointPatch } from '#mock-server/world/axes/all.ts'
import { Scenario } from '#mock-server/world/scenarios/scenario.ts'
import { calls, creationErrors, Seed } from './shared.ts'

/** A path on this site, without another origin and without a fragment. */
const PagePath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^#\\]*$/, 'a path such as /m/home'))

const MerchantSummary = z.object({
  code: z.string(),
  name: Localised,
  languages: z.array(z.string()),
  defaultTheme: z.enum(['light', 'dark']),
  currency: Currency,
})

const MerchantParts = z.object({
  glyphs: z.array(z.object({ name: z.string(), title: Localised })),
  palettes: z.array(
    z.object({ name: z.string(), title: Localised, glow: z.string(), body: z.string(), deep: z.string() }),
  ),
  banners: z.array(z.object({ id: z.string(), title: Localised })),
  areas: z.array(z.string()),
})

const FlagDescription = z.object({
  name: z.string(),
  /** Its value if the merchant does not set it. */
  default: z.boolean(),
  /** A sentence about what it turns on. */
  about: z.string(),
})

export const hostCalls = calls({
  health: {
    method: 'GET',
    path: '/__gateway/health',
    summary: 'Reports that the host is up, and how many worlds it has.',
    access: 'none',
    always: true,
    response: z.object({ status: z.literal('ok'), worlds: z.int() }),
    errors: [],
  },
  version: {
    method: 'GET',
    path: '/__gateway/version',
    summary: 'Returns the version of the simulator and the hash of its contract.',
    access: 'none',
    always: true,
    response: z.object({
      version: z.string(),
      /** The git commit; null if it is unknown. */
      commit: z.nullable(z.string()),
      /** The SHA-256 of openapi.json, in hexadecimal. */
      contract: z.string(),
    }),
    errors: [],
  },
  scenarios: {
    method: 'GET',
    path: '/__gateway/scenarios',
    summary: 'Lists every scenario, each merged with the ones it extends.',
    access: 'none',
    response: z.array(Scenario),
    errors: [],
  },
  scenario: {
    method: 'GET',
    path: '/__gateway/scenario',
    summary: 'Returns a scenario merged with the ones it extends.',
    access: 'none',
    query: z.strictObject({ name: z.string() }),
    response: Scenario,
    errors: ['SCENARIO_UNKNOWN'],
  },
  merchants: {
    method: 'GET',
    path: '/__gateway/merchants',
    summary: 'Lists every merchant with its languages, theme and currency.',
    access: 'none',
    response: z.array(MerchantSummary),
    errors: [],
  },
  merchantParts: {
    method: 'GET',
    path: '/__gateway/merchant/parts',
    summary: 'Lists the glyphs, palettes, banners and areas of games that a merchant’s file may name.',
    access: 'none',
    response: MerchantParts,
    errors: [],
  },
  flags: {
    method: 'GET',
    path: '/__gateway/flags',
    summary: 'Lists every flag of a merchant with its default and what it turns on.',
    access: 'none',
    response: z.array(FlagDescription),
    errors: [],
  },
  createLink: {
    method: 'POST',
    path: '/__gateway/links',
    summary: 'Returns a page address that creates a fresh world of a scenario each time a browser opens it.',
    access: 'none',
    body: z.strictObject({
      scenario: z.string(),
      seed: z.optional(Seed),
      merchant: z.optional(z.string()),
      axes: z.optional(PointPatch),
      /** The page to open, with its query; defaults to the scenario's own route. */
      path: z.optional(PagePath),
    }),
    response: z.object({
      /** A path, relative to the host's own address. */
      address: z.string(),
      /** When the link expires, in the host's time; null if the host requires no token. */
      expiresAt: z.nullable(Instant),
    }),
    errors: [...creationErrors],
  },
})
