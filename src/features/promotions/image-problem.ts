import { applicationLimits } from '#contract/promotions.ts'

const types = ['image/png', 'image/jpeg']

/** The key of what is wrong with a picture that was picked, if anything is. The gateway looks again, at its bytes. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!types.includes(type)) return 'promotions.image_invalid'
  return size > applicationLimits.imageBytes ? 'promotions.image_too_large' : undefined
}
