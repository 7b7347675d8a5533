import { EventSourceParserStream } from 'eventsource-parser/stream'
import { WorldEvent } from '#mock-server/world/events/events.ts'

/** An event with its id. */
export interface ReadEvent {
  /** The id that a reconnecting client sends as `Last-Event-ID`. */
  id: string
  event: WorldEvent
}

/**
 * Parses the events of a world from a stream of `control.events`. Ending the loop ends the stream.
 *
 * @throws SyntaxError for data that is not JSON, and the schema's error for data that is not an event.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent, void> {
  const messages = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
  for await (const { id = '', data } of messages) yield { id, event: WorldEvent.parse(JSON.parse(data)) }
}
