import { type RequestHandler, Router } from 'express'
import swaggerUi from 'swagger-ui-dist'
import type { Door } from '#mock-server/core/admission.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

/** The only files of the package that are served. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js']

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Parlor gateway</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/__gateway/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/__gateway/docs/swagger-ui-bundle.js"></script>
    <script>
      SwaggerUIBundle({
        url: '/__gateway/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none',
        filter: true, displayRequestDuration: true, defaultModelsExpandDepth: -1, tagsSorter: 'alpha',
      })
    </script>
  </body>
</html>
`

const index = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Parlor gateway</title>
  <link rel="icon" href="data:," />
  <h1>Parlor gateway</h1>
  <ul>
    <li><a href="/__gateway/docs">Documentation of every call, with a try-out</a></li>
    <li><a href="/__gateway/openapi.json">OpenAPI 3.1 document</a></li>
    <li><a href="/__gateway/health">Health</a></li>
    <li><a href="/__gateway/version">Version</a></li>
  </ul>
</html>
`

/** Creates the routes of the gateway's documentation at `/__gateway/docs`. */
export function docsPages(admitted: (door: Door) => RequestHandler): Router {
  const docs = Router()
  const folder = swaggerUi.getAbsoluteFSPath()
  docs.use((_, response, next) => {
    response.set(securityHeaders)
    next()
  })
  docs.get('/__gateway/', admitted('page'), (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    response.type('html').set(pagePolicy(index)).send(index)
  })
  docs.get('/__gateway/docs', admitted('page'), (_, response) => {
    response.type('html').set(pagePolicy(page)).send(page)
  })
  for (const file of files)
    docs.get(`/__gateway/docs/${file}`, admitted('call'), (_, response) => response.sendFile(file, { root: folder }))
  return docs
}
