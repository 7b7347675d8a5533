/** The highest device pixel ratio that is drawn; more costs time and is not visible. */
const densest = 3

/** Fits a canvas to the device pixels that it covers and returns its size in CSS pixels, the unit for drawing. */
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
