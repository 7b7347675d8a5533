import { fail } from '#mock-server/values/fail.ts'
import { parse } from '#mock-server/values/parse.ts'
import { PointPatch } from './all.ts'

/** Writes values on axes for an address: `account:trial,network:slow`. */
export const writePoint = (point: PointPatch): string =>
  Object.entries(point)
    .map(([axis, value]) => `${axis}:${value}`)
    .join(',')

/** Reads the text of `writePoint`. @throws GatewayError INVALID_INPUT that names the wrong axis or value. */
export function readPoint(text: string): PointPatch {
  const pairs = text.split(',').filter(Boolean)
  const point = pairs.map((pair) => pair.split(':')).map(([axis, value = '']) => [axis, value])
  const result = parse(PointPatch, Object.fromEntries(point))
  if ('data' in result) return result.data
  const field = ['query.axes', ...result.issue.path].join('.')
  return fail('INVALID_INPUT', { field, message: `${field}: ${result.issue.message}`, issue: result.issue })
}
