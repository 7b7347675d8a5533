/** Starts the gateway: `node mock-server/main.mjs [options]`. It is JavaScript so that any Node can say what it lacks. */
import { oldNodeMessage } from './needed-node.mjs'

const message = oldNodeMessage(process.versions.node)
if (message) {
  console.error(message)
  process.exitCode = 1
} else await import('./serve.ts')
