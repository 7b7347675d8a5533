import { capsuleVersion } from './capsule.ts'

type Json = Record<string, unknown>

/** The steps from one version to the next, by the version that they read. A change of the schema adds one. */
export type Migrations = Readonly<Record<number, (capsule: Json) => Json>>
const migrations: Migrations = {}

type Migrated = { capsule: Json } | { problem: string }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a capsule of an older version in the form of `target`, or the reason why that is impossible. */
export function migrate(value: unknown, steps: Migrations = migrations, target: number = capsuleVersion): Migrated {
  if (!isRecord(value) || !Number.isInteger(value.capsule)) return { problem: 'the field "capsule" holds its version' }
  let capsule = value
  for (let version = Number(value.capsule); version !== target; version += 1) {
    const step = steps[version]
    if (version > target)
      return { problem: `its version ${version} is newer than this build’s ${target}; update Parlor` }
    if (!step) return { problem: `this build cannot read version ${version}, only ${target}` }
    capsule = { ...step(capsule), capsule: version + 1 }
  }
  return { capsule }
}
