import * as z from 'zod/mini'
import { Scenario } from '#mock-server/world/scenario.ts'
import { calls } from './shared.ts'

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
})
