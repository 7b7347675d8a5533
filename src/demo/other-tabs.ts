import * as z from 'zod/mini'
import { base } from '#platform/base.ts'
import { noticeText } from './notice-texts.ts'
import { showNotice } from './show-notice.ts'

const Greeting = z.object({ base: z.string(), answer: z.boolean() })

/** Says that another tab shows the same world. */
export function meetOtherTabs(): void {
  const tabs = new BroadcastChannel('demo-tabs')
  tabs.addEventListener('message', ({ data }) => {
    const greeting = Greeting.safeParse(data).data
    if (greeting?.base !== base()) return
    if (!greeting.answer) tabs.postMessage({ base: base(), answer: true })
    showNotice(noticeText('other_tab'))
  })
  tabs.postMessage({ base: base(), answer: false })
}
