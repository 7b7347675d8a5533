import { GatewayFailure } from '#gateway/failure.ts'

/** Returns the place of the picture that the gateway refused; undefined if it refused something else. */
export function refusedImage(failure: unknown): number | undefined {
  if (!(failure instanceof GatewayFailure) || failure.field === undefined) return undefined
  const isOfOne = failure.code === 'IMAGE_INVALID' || failure.code === 'IMAGE_TOO_LARGE'
  // A picture is named by its place alone, and all of them by the name of the field.
  return isOfOne && /^\d+$/.test(failure.field) ? Number(failure.field) : undefined
}
