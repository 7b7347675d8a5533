import { applicationLimits } from '#contract/promotions.ts'

const types = ['image/png', 'image/jpeg']

/** Returns the key of a picture's error, if any. The gateway also checks its bytes. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!types.includes(type)) return 'promotions.image_invalid'
  return size > applicationLimits.imageBytes ? 'promotions.image_too_large' : undefined
}
