import * as z from 'zod/mini'
import { Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

/** The calls that every vendor's page makes for its launch. */
export const launches = vendorResource('launch', {
  close: {
    method: 'POST',
    path: '/__vendors/api/launch/close',
    summary: 'Ends a launch. Closing it again changes nothing.',
    access: 'none',
    body: z.object({ token: Token }),
    response: z.null(),
    errors: ['LAUNCH_EXPIRED'],
  },
})
