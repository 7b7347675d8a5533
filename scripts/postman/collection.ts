import type { describeApi } from '#mock-server/control/openapi/describe-api.ts'
import { exampleOf, type Schema } from './example-of.ts'

type Document = ReturnType<typeof describeApi>
type Content = Record<string, { schema: Schema }>

interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  schema: Schema
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2)
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Keeps the token of a sign-in for the calls that need a session. */
const keepSession = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: ["pm.collectionVariables.set('session', pm.response.json().value.token)"],
  },
}

const fields = (schema: Schema) =>
  Object.entries(exampleOf(schema) as object).map(([key, value]) => ({ key, value: asText(value), type: 'text' }))

function bodyOf({ requestBody }: Operation) {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {})
  if (type === '') return undefined
  if (type === 'multipart/form-data') return { mode: 'formdata', formdata: fields(schema) }
  if (type === 'application/x-www-form-urlencoded') return { mode: 'urlencoded', urlencoded: fields(schema) }
  return { mode: 'raw', raw: pretty(exampleOf(schema)), options: { raw: { language: 'json' } } }
}

function headersOf({ parameters, security, operationId }: Operation) {
  const own = parameters.filter((parameter) => parameter.in === 'header')
  const control = operationId.startsWith('control.')
  const needsSession = security.some((one) => 'session' in one)
  return [
    ...own.map(({ name, schema }) => ({ key: name, value: asText(exampleOf(schema)) })),
    ...(control ? [{ key: 'X-Control-Token', value: '{{controlToken}}' }] : [{ key: 'X-World', value: '{{world}}' }]),
    ...(needsSession ? [{ key: 'Authorization', value: '{{session}}' }] : []),
  ]
}

function queryOf({ parameters }: Operation) {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required, schema }) => ({
      key: name,
      value: asText(exampleOf(schema, name)),
      disabled: !required && name !== 'world',
    }))
}

function itemOf(path: string, method: string, operation: Operation) {
  const query = queryOf(operation)
  const search = query.flatMap(({ key, value, disabled }) => (disabled ? [] : [`${key}=${value}`])).join('&')
  const request = {
    method: method.toUpperCase(),
    description: operation.summary,
    header: headersOf(operation),
    url: {
      raw: `{{baseUrl}}${path}${search && `?${search}`}`,
      host: ['{{baseUrl}}'],
      path: path.slice(1).split('/'),
      query,
    },
    body: bodyOf(operation),
  }
  const answer = operation.responses['200']?.content?.['application/json']?.schema ?? {}
  return {
    name: operation.operationId,
    request,
    response: [
      {
        name: 'Success',
        originalRequest: request,
        status: 'OK',
        code: 200,
        header: [{ key: 'content-type', value: 'application/json' }],
        _postman_previewlanguage: 'json',
        body: pretty(exampleOf(answer)),
      },
    ],
    ...(operation.operationId === 'control.signIn' && { event: [keepSession] }),
  }
}

/** Returns a Postman collection (v2.1) of every call in the OpenAPI document, each with an example. */
export function postmanCollection({ info, tags, paths }: Document, baseUrl: string) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'world', value: 'default' },
      { key: 'session', value: '' },
      { key: 'controlToken', value: '' },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => itemOf(path, method, operation)),
    })),
  }
}
