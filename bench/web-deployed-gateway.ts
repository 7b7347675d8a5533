import { request as forward } from 'node:http'
import type { Handler } from './web-front.ts'

/** Headers of HTTP/1.1 connections, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Creates the handler that forwards calls to the gateway's host, as a deployment's front server does. */
export const deployedGateway =
  (host: string): Handler =>
  (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
    const { method, url = '/' } = request
    const onward = forward(
      new URL(url, host),
      { method, headers: { ...headers, host: new URL(host).host } },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
