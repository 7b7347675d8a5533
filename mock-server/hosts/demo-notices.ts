declare const self: ServiceWorkerGlobalScope

/** What the worker reports to the demo's pages. */
export type DemoNotice =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'repaired-files' }
  | { kind: 'repaired-worlds' }

const send = (to: readonly Client[], notice: DemoNotice) => {
  for (const client of to) client.postMessage(notice)
}

/** Creates the worker's reports. A report that no page can receive yet waits for the next page that asks. */
export function createNotices() {
  const waiting: DemoNotice[] = []
  const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

  return {
    /** Reports to the open pages, such as the one that waits for the installation. */
    async broadcast(notice: DemoNotice): Promise<void> {
      send(await pages(), notice)
    },
    /** Keeps a report until a page asks for it. */
    keep(notice: DemoNotice): void {
      if (!waiting.some(({ kind }) => kind === notice.kind)) waiting.push(notice)
    },
    /** Answers a page that asks. */
    answer(page: Client): void {
      for (const notice of waiting.splice(0)) send([page], notice)
    },
  }
}
