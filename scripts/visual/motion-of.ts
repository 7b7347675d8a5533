/**
 * Returns the motion preference that a story is tested and pictured under. Games that move are shown still; the
 * journeys play them as they move.
 */
export const motionOf = (storyId: string): 'reduce' | 'no-preference' =>
  storyId.startsWith('vendors-') ? 'reduce' : 'no-preference'
