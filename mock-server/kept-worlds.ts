import { GatewayError } from './core/fail.ts'
import { DataDirProblem } from './store/data-dir-problem.ts'
import { KeyTaken } from './world/table.ts'
import { createWorlds, type Library, type Worlds } from './world/worlds.ts'

interface Keeping {
  dataDir?: string
  idleAfter: number
}

/**
 * A host's worlds: with a data directory those it keeps, otherwise none yet.
 *
 * @throws DataDirProblem.
 */
export async function keptWorlds(library: Library, { dataDir, idleAfter }: Keeping): Promise<Worlds> {
  if (dataDir === undefined) return createWorlds(library, { idleAfter })
  const { openDataDir } = await import('./store/data-dir.ts')
  const store = openDataDir(dataDir)
  try {
    return createWorlds(library, { idleAfter, store })
  } catch (error) {
    if (!(error instanceof GatewayError || error instanceof KeyTaken)) throw error
    throw new DataDirProblem(`${dataDir} holds a world that cannot be brought back: ${error.message}`)
  }
}
