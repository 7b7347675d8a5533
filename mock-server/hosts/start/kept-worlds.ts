import { DataDirProblem } from '#mock-server/store/data-dir-problem.ts'
import { GatewayError } from '#mock-server/values/fail.ts'
import { DuplicateKeyError } from '#mock-server/world/rows/table.ts'
import type { Library } from '#mock-server/world/worlds/scenario-library.ts'
import { createWorlds, type Worlds } from '#mock-server/world/worlds/worlds.ts'

interface Keeping {
  dataDir?: string
  idleAfter: number
}

/**
 * Creates a host's worlds: those stored in the data directory, or none without one.
 *
 * @throws DataDirProblem.
 */
export async function keptWorlds(library: Library, { dataDir, idleAfter }: Keeping): Promise<Worlds> {
  if (dataDir === undefined) return createWorlds(library, { idleAfter })
  const { openDataDir } = await import('#mock-server/store/data-dir.ts')
  const store = openDataDir(dataDir)
  try {
    return createWorlds(library, { idleAfter, store })
  } catch (error) {
    if (!(error instanceof GatewayError || error instanceof DuplicateKeyError)) throw error
    throw new DataDirProblem(`${dataDir} holds a world that cannot be restored: ${error.message}`)
  }
}
