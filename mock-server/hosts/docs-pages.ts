import { Router } from 'express'
import swaggerUi from 'swagger-ui-dist'

/** Only what the page asks for is given out of the package. */
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

/** The gateway's calls to read and to try, at `/__gateway/docs`. */
export function docsPages(): Router {
  const docs = Router()
  const folder = swaggerUi.getAbsoluteFSPath()
  docs.get('/__gateway/docs', (_, response) => void response.type('html').send(page))
  for (const file of files)
    docs.get(`/__gateway/docs/${file}`, (_, response) => response.sendFile(file, { root: folder }))
  return docs
}
