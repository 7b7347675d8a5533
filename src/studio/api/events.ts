import { EventSourceParserStream } from 'eventsource-parser/stream'
import { nextTask } from '#platform/next-task.ts'
import { WorldEvent } from './schemas.ts'
import { ask } from './send.ts'

/** The wait before the next attempt, in milliseconds of the device. */
const pause = 1_000

/** The milliseconds after which the page gets its turn. */
const longestTurn = 8

const rest = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pause)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const decoder = () => new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>

interface Watch {
  onEvent: (event: WorldEvent) => void
  onConnected: (connected: boolean) => void
}

/** Reads one connection until it ends. @param resume The id of the last event, for the next connection. */
async function listen(world: string, resume: { after?: string }, watch: Watch, signal: AbortSignal): Promise<void> {
  const headers = resume.after === undefined ? undefined : { 'Last-Event-ID': resume.after }
  const response = await ask(`/__gateway/events?world=${world}`, { headers, signal })
  if (!response.ok || !response.body) return
  watch.onConnected(true)
  let began = performance.now()
  for await (const { id, data } of messages(response.body)) {
    resume.after = id ?? resume.after
    const event = WorldEvent.safeParse(JSON.parse(data))
    if (event.success) watch.onEvent(event.data)
    // Many events arrive at once; the page must answer the person in between.
    if (performance.now() - began > longestTurn) {
      await nextTask()
      began = performance.now()
    }
  }
}

async function* messages(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(decoder()).pipeThrough(new EventSourceParserStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

/**
 * Follows the events of a world until `signal` aborts. After a lost connection it resumes behind the last event. It reads
 * the stream by `fetch`, because an EventSource cannot send the control token.
 */
export async function watchWorld(world: string, watch: Watch, signal: AbortSignal): Promise<void> {
  const resume = {}
  while (!signal.aborted) {
    await listen(world, resume, watch, signal).catch(() => undefined)
    watch.onConnected(false)
    await rest(signal)
  }
}
