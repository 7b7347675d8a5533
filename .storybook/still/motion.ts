/** Animations that already stand still. */
const held = new WeakSet<Animation>()

const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY

/** Ends every animation, and holds an endless one at its start. Returns whether there was any. */
export function holdMotion(): boolean {
  const moving = document.getAnimations().filter((one) => one.playState !== 'finished' && !held.has(one))
  for (const animation of moving) {
    held.add(animation)
    if (isEndless(animation)) {
      animation.pause()
      animation.currentTime = 0
    } else animation.finish()
  }
  return moving.length > 0
}
