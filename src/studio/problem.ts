import type { StudioKey } from './texts.ts'

/** A problem that Studio itself finds. A person reads the text of `key`; the message is its key. */
export class Problem extends Error {
  override name = 'Problem'
  readonly key: StudioKey
  readonly values: object

  constructor(key: StudioKey, values: object = {}) {
    super(key)
    this.key = key
    this.values = values
  }
}
