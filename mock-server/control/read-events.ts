import { EventSourceParserStream } from 'eventsource-parser/stream'
import { WorldEvent } from '#mock-server/world/events.ts'

export interface ReadEvent {
  /** What a watcher that comes back sends as `Last-Event-ID`. */
  id: string
  event: WorldEvent
}

/** The events of a world as they come out of the stream of `control.events`. Ending the loop ends the stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent, void> {
  const messages = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
  for await (const { id = '', data } of messages) yield { id, event: WorldEvent.parse(JSON.parse(data)) }
}
