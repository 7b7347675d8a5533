import * as z from 'zod/mini'
import { leaveFor, webAddress } from '#platform/web-address.ts'
import { noticeText } from './notice-texts.ts'
import { showNotice } from './show-notice.ts'
import { hideProgress, showProgress } from './show-progress.ts'

/** What the worker reports. */
export const WorkerNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), total: z.int() }),
  z.object({ kind: z.literal('repaired-files') }),
  z.object({ kind: z.literal('repaired-worlds') }),
])

/** Shows the progress of a first visit until it ends. */
export function followFirstVisit(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const notice = WorkerNotice.safeParse(data).data
    if (notice?.kind === 'progress' && notice.done < notice.total) showProgress(notice)
  })
  navigator.serviceWorker.startMessages()
}

/** Asks the browser to keep the demo's data, and says that it works offline now. */
export async function sayReady(): Promise<void> {
  hideProgress()
  const kept = await navigator.storage?.persist?.().catch(() => false)
  showNotice(noticeText(kept ? 'ready_kept' : 'ready'))
}

function openNew(): void {
  const page = webAddress('/?scenario=default')
  if (page) leaveFor(page)
}

/** Says what the worker has repaired, now and later. */
export function followRepairs(): void {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => {
    const { kind } = WorkerNotice.safeParse(data).data ?? {}
    if (kind === 'repaired-files') showNotice(noticeText('repaired_files'))
    if (kind === 'repaired-worlds')
      showNotice(noticeText('repaired_worlds'), {
        label: noticeText('open_new'),
        onPress: openNew,
      })
  })
  serviceWorker.startMessages()
  serviceWorker.controller?.postMessage('hello')
}
