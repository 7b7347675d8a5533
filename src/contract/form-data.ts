/** Encodes a multipart body. A list becomes several parts of one name. `input` has no undefined values. */
export function formData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob ? part : `${part}`)
  }
  return form
}
