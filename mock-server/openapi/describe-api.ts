import type { Endpoint } from '#contract/resource.ts'
import { areas } from './areas.ts'
import { describeOperation, failureSchema } from './describe-operation.ts'
import type { Components } from './json-schema.ts'

const introduction = `
The simulated gateway of Parlor. Every answer is an envelope: \`{ success: true, value }\`, or \`{ success: false, errorCode,
message, field?, value? }\`.

A request names its world by the header \`X-World\`, the cookie \`world\` or \`?world=\`; without one it is \`default\`.
`.trim()

/** The OpenAPI 3.1 document of these endpoints, from the same definitions that route and validate them. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const components: Components = {}
  components.Failure = failureSchema(components)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const { path, method } = endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(endpoint, components) }
  }
  const named = new Set(endpoints.map(({ id }) => id.slice(0, id.indexOf('.'))))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlor gateway',
      version: '1.0.0',
      description: introduction,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: [...named].map((name) => ({ name, description: areas[name] })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: "The session's token, as login answers it.",
        },
      },
      schemas: components,
    },
  }
}
