import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import express from 'express'
import { builtFiles, compressText } from '#mock-server/hosts/built-files.mjs'

/**
 * Serves the files of a folder. Page addresses without a file return the folder's page, since its app does the routing.
 * Port 0 takes any free one. Rejects if the port is in use.
 * @param {string} folder
 * @param {{ port?: number, host?: string, name?: string, security?: { key: string, cert: string }, compressed?: boolean }}
 *   [options] `name` appears in the address, `host` is listened on, and `security` serves by https. What only this machine
 *   reads need not be `compressed`.
 */
export async function serveFolder(
  folder,
  { port = 0, host = '127.0.0.1', name = host, security, compressed = true } = {},
) {
  const files = builtFiles(folder, { index: 'index.html' })
  const site = express()
    .disable('x-powered-by')
    .use(setHeaders, certificateOf(security), compressed ? compressText : pass, files, pageOf(files), answerMissing)
  const server = security ? createSecureServer(security, site) : createServer(site)
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `${security ? 'https' : 'http'}://${name}:${address.port}`,
    close: () => server.close().closeAllConnections(),
  }
}

/**
 * Serves the certificate itself, which a phone installs: browsers run no service worker below one that they do not trust.
 * @type {(security: { cert: string } | undefined) => import('express').RequestHandler}
 */
const certificateOf = (security) => (request, response, next) =>
  security && request.path === '/certificate.crt'
    ? void response.type('application/x-x509-ca-cert').send(security.cert)
    : next()

/** @type {import('express').RequestHandler} */
const pass = (_request, _response, next) => next()

/** @type {import('express').RequestHandler} */
const setHeaders = (_, response, next) => {
  response.set({ 'Service-Worker-Allowed': '/', 'X-Content-Type-Options': 'nosniff' })
  next()
}

/**
 * Serves the page of a folder that is addressed without a slash, and otherwise the site's page.
 * @type {(files: import('express').RequestHandler) => import('express').RequestHandler}
 */
const pageOf = (files) => (request, response, next) => {
  if (!request.headers.accept?.includes('text/html')) return next()
  request.url = `${request.path.replace(/\/$/, '')}/index.html`
  return files(request, response, () => {
    request.url = '/index.html'
    return files(request, response, next)
  })
}

/** @type {import('express').RequestHandler} */
const answerMissing = (_, response) => void response.status(404).type('text/plain').send('Not found\n')
