/** More of a screen's dots than this nobody sees, and all have to be drawn. */
const densest = 3

/** Gives a canvas as many dots as it covers, and its size in CSS pixels, which it is drawn on in. */
export function fitCanvas(canvas: HTMLCanvasElement): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = Math.min(densest, devicePixelRatio)
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across
    canvas.height = down
  }
  canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { width, height }
}
