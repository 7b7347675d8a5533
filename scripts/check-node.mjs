/** Ends a command that this Node cannot run, and says which it needs: `node --import ./scripts/check-node.mjs FILE.ts`. */
import { oldNodeMessage } from '#mock-server/needed-node.mjs'

const message = oldNodeMessage(process.versions.node)
if (message) {
  console.error(message)
  process.exit(1)
}
