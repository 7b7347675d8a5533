import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createAdmission } from '#mock-server/core/admission.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { declaredEndpoints } from '../declared-endpoints.ts'
import { describeApi } from './describe-api.ts'

const document = describeApi(declaredEndpoints)

test('describes every endpoint as an operation', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(declaredEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test('allows a world in the address of a player’s call, but not of a control call', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['/', '/w/{world}'])
  expect(document.paths['/wps/system/status']?.get).not.toHaveProperty('servers')
  expect(document.paths['/__gateway/worlds']?.get).toMatchObject({ servers: [{ url: '/' }] })
})

test('describes the header of the control token, for the control calls that need it', () => {
  const { name, in: place } = document.components.securitySchemes.controlToken
  const admission = createAdmission({ token: 'secret' })
  const sent = toRequest({ path: '/__gateway/worlds', headers: place === 'header' ? { [name]: 'secret' } : {} })
  expect(() => admission.checkToken(sent)).not.toThrow()
  expect(document.paths['/__gateway/worlds']?.get).toMatchObject({ security: [{}, { controlToken: [] }] })
  expect(document.paths['/wps/system/status']?.get).toMatchObject({ security: [] })
})

test('defines every schema that the document refers to', () => {
  const text = JSON.stringify(document)
  const referenced = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(referenced.length).toBeGreaterThan(0)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(referenced)]))
})

test('passes redocly without a problem', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-openapi-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const linting = promisify(execFile)('redocly', ['lint', join(folder, 'openapi.json'), '--format=json'], { env })
    const { stdout } = await linting.catch((failed: { stdout: string }) => failed)
    const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string; location: unknown }[] }
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${JSON.stringify(location)}`),
    ).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
