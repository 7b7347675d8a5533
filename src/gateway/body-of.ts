import type { Endpoint } from '#contract/resource.ts'

function formData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob ? part : `${part}`)
  }
  return form
}

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
