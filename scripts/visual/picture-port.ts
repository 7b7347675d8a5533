import { createServer } from 'node:net'
import { UsageError } from '../usage-error.mjs'

/** Links and QR codes in pictures have the address, so it is the same in every run. */
export const picturePort = 6016

/** @throws with what to do if the port is in use */
export function explainPort(cause: NodeJS.ErrnoException, port: number = picturePort): never {
  if (cause.code !== 'EADDRINUSE') throw cause
  const reason = 'which pictures have in their links and QR codes.'
  throw new UsageError(
    `Something else uses port ${port}, ${reason} Wait until another run of \`npm run visual\` ends, or stop what uses the port.`,
  )
}

/** Checks that pictures can be served, before anything is built for them. @throws as `explainPort` */
export async function requirePort(port: number = picturePort): Promise<void> {
  const server = createServer()
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  await listening.catch((cause) => explainPort(cause, port))
  await new Promise((resolve) => server.close(resolve))
}
