import { controlResource } from '#mock-server/core/resource.ts'
import { capsuleCalls } from './calls/capsule-calls.ts'
import { hostCalls } from './calls/host-calls.ts'
import { peopleCalls } from './calls/people-calls.ts'
import { recordCalls } from './calls/record-calls.ts'
import { snapshotCalls } from './calls/snapshot-calls.ts'
import { stateCalls } from './calls/state-calls.ts'
import { timelineCalls } from './calls/timeline-calls.ts'
import { worldCalls } from './calls/world-calls.ts'

/**
 * The control API: puts worlds into any state and reports the calls they received. Names go in query and body, never in
 * the path. A call on a world waits for its turn among the world's requests.
 */
export const control = controlResource('control', {
  ...hostCalls,
  ...worldCalls,
  ...stateCalls,
  ...peopleCalls,
  ...recordCalls,
  ...snapshotCalls,
  ...timelineCalls,
  ...capsuleCalls,
})
