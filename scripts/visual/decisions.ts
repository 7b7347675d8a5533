import * as z from 'zod/mini'

const Shot = z.object({
  picture: z.string(),
  aria: z.string(),
  content: z.string(),
  axe: z.array(z.string()),
  faults: z.array(z.string()),
})

/** The file that the review page saves. `shot` is null if the story is gone. */
const Decisions = z.object({
  key: z.string(),
  shots: z.record(
    z.string(),
    z.object({ decision: z.enum(['accepted', 'rejected']), note: z.string(), shot: z.nullable(Shot) }),
  ),
})

/** Returns the accepted shots of a file of decisions, and the names of the accepted removals. */
export function acceptedOf(text: string) {
  const { key, shots } = Decisions.parse(JSON.parse(text))
  const all = Object.entries(shots).filter(([, { decision }]) => decision === 'accepted')
  return {
    key,
    shots: Object.fromEntries(all.flatMap(([name, { shot }]) => (shot ? [[name, shot]] : []))),
    removed: all.flatMap(([name, { shot }]) => (shot ? [] : [name])),
  }
}
