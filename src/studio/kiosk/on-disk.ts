import { promisifyRequest, type UseStore } from 'idb-keyval'

const name = 'parlor-kiosk'

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore(name)
  return promisifyRequest(request)
}

/**
 * A store of `idb-keyval` whose writes end once they are on the disk. The browser writes other storage there some seconds
 * later, and a crash or a loss of power in between loses it.
 */
export const onDisk: UseStore = async (mode, use) => {
  const database = await open()
  try {
    return await use(database.transaction(name, mode, { durability: 'strict' }).objectStore(name))
  } finally {
    database.close()
  }
}
