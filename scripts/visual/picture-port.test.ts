import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { UsageError } from '../usage-error.mjs'
import { explainPort, requirePort } from './picture-port.ts'

it('names the port in use, and what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const failure = await requirePort(port).catch((cause: Error) => cause)
  expect(failure).toBeInstanceOf(UsageError)
  expect((failure as Error).message).toContain(`Something else uses port ${port}`)
  expect((failure as Error).message).toContain('Wait until another run')
  await new Promise((resolve) => other.close(resolve))
  await requirePort(port)
})

it('rethrows other errors', () => {
  const cause = Object.assign(new Error('no permission'), { code: 'EACCES' })
  expect(() => explainPort(cause)).toThrow(cause)
})
