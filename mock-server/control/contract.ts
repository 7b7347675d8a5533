import * as z from 'zod/mini'
import { resource } from '#contract/resource.ts'

/** The control API: what puts worlds into a state. Names go in query and body, never in the path. */
export const control = resource('control', {
  health: {
    method: 'GET',
    path: '/__gateway/health',
    summary: 'Whether the host is up, and how many worlds it has.',
    access: 'none',
    always: true,
    response: z.object({ status: z.literal('ok'), worlds: z.int() }),
    errors: [],
  },
})
