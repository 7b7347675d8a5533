import { toast } from '#ui/layers/toast.ts'
import { sentenceOf } from './sentence-of.ts'

/** Long enough to read the host's sentence. */
const readable = 6_000

/** Does something on the host, and shows the host's sentence if it refuses. Returns whether it worked. */
export async function attempt(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await work()
    if (done) toast.show(done, { kind: 'success' })
    return true
  } catch (error) {
    toast.show(sentenceOf(error), { kind: 'error', ms: readable })
    return false
  }
}
