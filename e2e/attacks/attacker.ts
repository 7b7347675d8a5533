import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = '<!doctype html><link rel="icon" href="data:,"><title>Another site</title><body></body>'

/** Opens a page of another site, with another name and another port than the host's. */
export async function openAttacker(html = page) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Starts a proxy of the host at another address, which records the statuses. A browser hides many of them from the page
 * and some from the test.
 */
export async function openMirror(target: string) {
  const statuses: (number | undefined)[] = []
  const { host } = new URL(target)
  const server = createServer((incoming, response) => {
    const onward = request(new URL(incoming.url ?? '', target), {
      method: incoming.method,
      headers: { ...incoming.headers, host },
    })
    onward.on('response', (answer) => {
      statuses.push(answer.statusCode)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the statuses since the last call. */
    take: () => statuses.splice(0),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends a request with headers that browsers forbid in scripts, such as a foreign `Host`; returns its status. */
export const sendRaw = (address: string, headers: Record<string, string>, { method = 'GET', body = '' } = {}) =>
  new Promise<number | undefined>((answered, failed) => {
    request(address, { method, headers }, (response) => {
      answered(response.statusCode)
      response.destroy()
    })
      .on('error', failed)
      .end(body)
  })

/**
 * The requests that a page of another site can send to an address. Each runs in that page and resolves when the browser
 * has the reply.
 */
export const crossSiteRequests: Record<string, (address: string) => Promise<unknown>> = {
  'a picture': (address) =>
    new Promise((done) => {
      const image = new Image()
      image.onload = image.onerror = done
      image.src = address
    }),
  'a script': (address) =>
    new Promise((done) => {
      const script = document.createElement('script')
      script.onload = script.onerror = done
      script.src = address
      document.head.append(script)
    }),
  'a style sheet': (address) =>
    new Promise((done) => {
      const link = document.createElement('link')
      link.onload = link.onerror = done
      link.rel = 'stylesheet'
      link.href = address
      document.head.append(link)
    }),
  'a frame': (address) =>
    new Promise((done) => {
      const frame = document.createElement('iframe')
      frame.onload = done
      frame.src = address
      document.body.append(frame)
    }),
  'a plug-in object': (address) =>
    new Promise((done) => {
      const object = document.createElement('object')
      object.onload = object.onerror = done
      object.data = address
      document.body.append(object)
    }),
  'a fetch': (address) => fetch(address).catch(() => undefined),
  'a fetch that hides its origin': (address) =>
    fetch(address, { mode: 'no-cors', referrerPolicy: 'no-referrer' }).catch(() => undefined),
  'a post of plain text': (address) =>
    fetch(address, { method: 'POST', mode: 'no-cors', body: '{"scenario":"trial"}' }).catch(() => undefined),
  'a WebSocket': (address) =>
    new Promise((done) => {
      const socket = new WebSocket(address.replace('http', 'ws'))
      socket.onopen = socket.onerror = done
    }),
  'a beacon': async (address) => navigator.sendBeacon(address, '{"scenario":"trial"}'),
  'an EventSource': (address) =>
    new Promise((done) => {
      const source = new EventSource(address)
      source.onopen = source.onerror = () => done(source.close())
    }),
}
