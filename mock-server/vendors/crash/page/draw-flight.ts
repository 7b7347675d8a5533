import { pathOf, type Size, tiltAt } from './flight-path.ts'

export interface Flight {
  phase: 'betting' | 'flying' | 'crashed'
  /** Milliseconds since take-off, or of the whole flight once it has crashed. */
  elapsed: number
  /** Milliseconds since the crash; 0 before. */
  since: number
}

export interface Paint {
  glow: string
  body: string
  craft: HTMLImageElement
  /** Whether motion is reduced. */
  still: boolean
}

const craftSize = 68
/** The angle in radians at which most craft of the artwork are drawn. */
const drawnTilt = -0.75

function drawStars(context: CanvasRenderingContext2D, { width, height }: Size, flight: Flight, still: boolean) {
  const drift = still ? 0 : flight.phase === 'flying' ? flight.elapsed / 14 : 0
  for (let at = 0; at < 46; at += 1) {
    const depth = 0.35 + ((at * 37) % 65) / 100
    const x = (((at * 97) % 101) / 101) * width - drift * depth * 0.9
    const y = (((at * 61) % 103) / 103) * height + drift * depth * 0.6
    context.globalAlpha = depth * 0.6
    context.fillStyle = '#fff'
    context.beginPath()
    context.arc(((x % width) + width) % width, y % height, depth * 1.5, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawPath(context: CanvasRenderingContext2D, size: Size, flight: Flight, { glow, body }: Paint) {
  const path = pathOf(flight.elapsed, size)
  const [first] = path
  const tip = path.at(-1)
  if (!first || !tip) return path
  const lost = flight.phase === 'crashed'
  const colour = lost ? '#ff5b6e' : glow

  const fill = context.createLinearGradient(0, tip.y, 0, first.y)
  fill.addColorStop(0, `${lost ? '#ff3350' : body}c0`)
  fill.addColorStop(1, `${lost ? '#ff3350' : body}00`)
  context.beginPath()
  context.moveTo(first.x, first.y)
  for (const { x, y } of path) context.lineTo(x, y)
  context.lineTo(tip.x, first.y)
  context.closePath()
  context.fillStyle = fill
  context.fill()

  context.beginPath()
  for (const { x, y } of path) context.lineTo(x, y)
  context.lineWidth = 5
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = colour
  context.shadowColor = colour
  context.shadowBlur = 18
  context.stroke()
  context.shadowBlur = 0
  return path
}

function drawCraft(context: CanvasRenderingContext2D, path: ReturnType<typeof pathOf>, flight: Flight, paint: Paint) {
  const tip = path.at(-1)
  if (!tip) return
  const bob = paint.still ? 0 : Math.sin(flight.elapsed / 260) * 2.5
  context.save()
  context.translate(tip.x, tip.y - 10 + bob)
  context.rotate(flight.phase === 'betting' ? 0 : Math.min(0.2, tiltAt(path) - drawnTilt))
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = 14
  context.shadowOffsetY = 8
  context.drawImage(paint.craft, -craftSize / 2, -craftSize / 2, craftSize, craftSize)
  context.restore()
}

/** Draws the crash: sparks that fly off and fade. */
function drawBurst(
  context: CanvasRenderingContext2D,
  path: ReturnType<typeof pathOf>,
  { since }: Flight,
  still: boolean,
) {
  const tip = path.at(-1)
  if (!tip) return
  const part = still ? 0.35 : Math.min(1, since / 900)
  if (part >= 1) return
  for (let at = 0; at < 26; at += 1) {
    const angle = at * 2.4
    const far = (26 + ((at * 41) % 60)) * (1 - (1 - part) ** 2)
    context.globalAlpha = 1 - part
    context.fillStyle = ['#ffd75a', '#ff8a3d', '#ff4d63', '#fff'][at % 4] ?? '#fff'
    context.beginPath()
    context.arc(
      tip.x + Math.cos(angle) * far,
      tip.y - 8 + Math.sin(angle) * far + part * part * 34,
      5 * (1 - part) + 1,
      0,
      7,
    )
    context.fill()
  }
  context.globalAlpha = 1
}

/** Draws one frame of the stage, in CSS pixels. */
export function drawFlight(context: CanvasRenderingContext2D, size: Size, flight: Flight, paint: Paint): void {
  context.clearRect(0, 0, size.width, size.height)
  drawStars(context, size, flight, paint.still)
  const path = flight.phase === 'betting' ? pathOf(0, size) : drawPath(context, size, flight, paint)
  if (flight.phase === 'crashed') drawBurst(context, path, flight, paint.still)
  else drawCraft(context, path, flight, paint)
}
