import * as z from 'zod/mini'
import { Instant } from '#contract/primitives.ts'
import { Scenario } from '#mock-server/world/scenario.ts'
import { calls, makingErrors, Seed } from './shared.ts'

/** A path of this site: neither another site's nor a part of a page. */
const PagePath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^#\\]*$/, 'a path such as /m/home'))

const ScenarioTitle = z.object({ name: z.string(), title: z.string() })

export const hostCalls = calls({
  health: {
    method: 'GET',
    path: '/__gateway/health',
    summary: 'Whether the host is up, and how many worlds it has.',
    access: 'none',
    always: true,
    response: z.object({ status: z.literal('ok'), worlds: z.int() }),
    errors: [],
  },
  version: {
    method: 'GET',
    path: '/__gateway/version',
    summary: 'Which version of the simulator runs, and which contract it keeps.',
    access: 'none',
    always: true,
    response: z.object({
      version: z.string(),
      /** Null if it is not known. */
      commit: z.nullable(z.string()),
      /** The SHA-256 of openapi.json, in hexadecimal. */
      contract: z.string(),
    }),
    errors: [],
  },
  scenarios: {
    method: 'GET',
    path: '/__gateway/scenarios',
    summary: 'Every scenario by name and title.',
    access: 'none',
    response: z.array(ScenarioTitle),
    errors: [],
  },
  scenario: {
    method: 'GET',
    path: '/__gateway/scenario',
    summary: 'A scenario laid over the ones it extends.',
    access: 'none',
    query: z.strictObject({ name: z.string() }),
    response: Scenario,
    errors: ['SCENARIO_UNKNOWN'],
  },
  createLink: {
    method: 'POST',
    path: '/__gateway/links',
    summary: 'Returns a page address that creates a fresh world of a scenario for whoever opens it in a browser.',
    access: 'none',
    body: z.strictObject({
      scenario: z.string(),
      seed: z.optional(Seed),
      merchant: z.optional(z.string()),
      /** The page to open, with its query; the scenario's own route if left out. */
      path: z.optional(PagePath),
    }),
    response: z.object({
      /** To be put behind the host's own address. */
      address: z.string(),
      /** When it stops working, by the host's time; null if the host asks for no token. */
      expiresAt: z.nullable(Instant),
    }),
    errors: [...makingErrors],
  },
})
