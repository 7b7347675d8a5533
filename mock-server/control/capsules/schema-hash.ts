import * as z from 'zod/mini'
import { lazy } from '#mock-server/catalogue/lazy.ts'
import { sha256 } from '#mock-server/values/sha256.ts'
import { Capsule } from './capsule.ts'

const shortHash = async (schema: z.ZodMiniType) =>
  (await sha256(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))).slice(0, 12)

/** Returns a short hash of the capsule's schema, by which two builds see whether they mean the same. */
export const schemaHash = lazy(() => shortHash(Capsule))

/** Returns the hash of what the capsule adds to a snapshot and a journal. */
export const ownHash = (): Promise<string> => shortHash(z.omit(Capsule, { world: true, start: true, journal: true }))
