import type { Endpoint } from '#contract/resource.ts'
import { areas } from './areas.ts'
import { describeOperation, failureSchema, hostServer } from './describe-operation.ts'
import type { Components } from './json-schema.ts'

const introduction = `
The simulated gateway of Parlor. Every answer is an envelope: \`{ success: true, value }\`, or \`{ success: false, errorCode,
message, field?, value? }\`.

A player's call names its world by its address, \`/w/{world}/wps/…\`, or by the header \`X-World\`; the default is
\`default\`. The control API answers only at the host's root and takes a world's name as \`world\`.
`.trim()

/** Creates the OpenAPI 3.1 document of these endpoints, from the definitions that also route and validate them. */
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
    servers: [
      hostServer,
      {
        url: '/w/{world}',
        description: 'A world by its address, for the calls of players.',
        variables: {
          world: { default: 'default', description: 'The name of the world; `NAME@2` is a second phone in it.' },
        },
      },
    ],
    tags: [...named].map((name) => ({ name, description: areas[name] })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: "The session's token, as login returns it.",
        },
        controlToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Control-Token',
          description:
            'The token that the host printed at its start, if other machines can reach it or it was started with a token.',
        },
      },
      schemas: components,
    },
  }
}
