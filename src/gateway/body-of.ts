import { formData } from '#contract/form-data.ts'
import type { Endpoint } from '#contract/resource.ts'

/**
 * Creates a body in the form that its endpoint takes; axios sets the content type accordingly. `input` has no undefined
 * values.
 */
export function bodyOf({ body, bodyType }: Endpoint, input: object): object | undefined {
  if (!body) return undefined
  if (bodyType === 'multipart') return formData(input)
  return bodyType === 'form'
    ? new URLSearchParams(Object.entries(input).map(([name, value]) => [name, `${value}`]))
    : input
}
