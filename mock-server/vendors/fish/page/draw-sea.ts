import { type Fish, muzzle, type Sea, type Size } from './sea.ts'
import { habits } from './shoals.ts'

/** A short visual effect. */
export interface Effect {
  kind: 'splash' | 'coins' | 'flash'
  x: number
  y: number
  /** Milliseconds since its start. */
  age: number
  /** The win as text; empty if there is none. */
  words: string
  size: number
}

export const effectTime: Record<Effect['kind'], number> = { splash: 320, coins: 1_250, flash: 90 }

export interface Paint {
  glow: string
  pictures: ReadonlyMap<string, HTMLImageElement>
  glyphOf: (species: Fish['species']) => string
  /** The cannon's angle in radians. */
  aim: number
  /** The id of the fish that the automatic aim follows. */
  locked: number | undefined
  time: number
  /** Whether motion is reduced. */
  still: boolean
}

type Context = CanvasRenderingContext2D

function drawBubbles(context: Context, { width, height }: Size, time: number) {
  context.fillStyle = 'rgb(255 255 255 / 0.16)'
  for (let at = 0; at < 22; at += 1) {
    const speed = 14 + ((at * 7) % 20)
    const y = height - ((((at * 83) % height) + (time / 1_000) * speed) % (height + 20))
    const x = ((at * 137) % width) + Math.sin(time / 900 + at) * 6
    context.beginPath()
    context.arc(x, y, 1.5 + (at % 4), 0, 7)
    context.fill()
  }
}

function drawFish(context: Context, fish: Fish, paint: Paint) {
  const picture = paint.pictures.get(paint.glyphOf(fish.species))
  if (!picture) return
  const { size, upright } = habits[fish.species]
  const gone = fish.caught === undefined ? 0 : Math.min(1, fish.caught / 620)
  context.save()
  context.translate(fish.x, fish.y - (paint.still ? 0 : gone * 24))
  const sway = paint.still ? 0 : Math.sin(fish.phase * 1.6) * 0.08
  context.rotate(fish.heading * sway + (paint.still ? 0 : gone * 5))
  const scale = (1 - gone) * (fish.flinch > 0 ? 0.92 : 1)
  context.scale(fish.heading === 1 && !upright ? -scale : scale, scale)
  context.globalAlpha = 1 - gone
  if (fish.species === 'boss') {
    context.shadowColor = '#ffd75a'
    context.shadowBlur = 34
  }
  if (fish.flinch > 0) context.filter = 'brightness(1.7)'
  context.drawImage(picture, -size / 2, -size / 2, size, size)
  context.restore()
}

function drawLock(context: Context, { fish }: Sea, { locked, time, still }: Paint) {
  const target = fish.find(({ id, caught }) => id === locked && caught === undefined)
  if (!target) return
  const reach = habits[target.species].size * 0.56
  context.save()
  context.translate(target.x, target.y)
  context.rotate(still ? 0 : time / 700)
  context.lineWidth = 3
  context.strokeStyle = '#ffe27a'
  for (let quarter = 0; quarter < 4; quarter += 1) {
    context.beginPath()
    context.arc(0, 0, reach, quarter * (Math.PI / 2), quarter * (Math.PI / 2) + 0.9)
    context.stroke()
  }
  context.restore()
}

function drawBullets(context: Context, { bullets }: Sea, { glow }: Paint) {
  for (const { x, y, dx, dy } of bullets) {
    const angle = Math.atan2(dy, dx)
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    const tail = context.createLinearGradient(-26, 0, 6, 0)
    tail.addColorStop(0, `${glow}00`)
    tail.addColorStop(1, '#fff')
    context.fillStyle = tail
    context.beginPath()
    context.ellipse(-8, 0, 17, 4.5, 0, 0, 7)
    context.fill()
    context.fillStyle = '#fffbe0'
    context.shadowColor = glow
    context.shadowBlur = 12
    context.beginPath()
    context.arc(3, 0, 5, 0, 7)
    context.fill()
    context.restore()
  }
}

function drawCannon(context: Context, size: Size, { aim }: Paint) {
  const { x, y } = muzzle(size)
  const gold = context.createLinearGradient(-14, 0, 14, 0)
  gold.addColorStop(0, '#6b3f0d')
  gold.addColorStop(0.22, '#d99a2b')
  gold.addColorStop(0.42, '#fff1bd')
  gold.addColorStop(0.62, '#e0a033')
  gold.addColorStop(1, '#5e360b')
  context.save()
  context.translate(x, y)
  context.save()
  context.rotate(aim + Math.PI / 2)
  context.fillStyle = gold
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = 10
  context.beginPath()
  context.roundRect(-13, -50, 26, 58, [9, 9, 12, 12])
  context.fill()
  context.shadowBlur = 0
  context.fillStyle = '#4c2a07'
  context.fillRect(-15, -52, 30, 7)
  context.restore()
  const dome = context.createRadialGradient(-8, -10, 2, 0, 0, 34)
  dome.addColorStop(0, '#fff6d4')
  dome.addColorStop(0.4, '#e2a52f')
  dome.addColorStop(1, '#5e360b')
  context.fillStyle = dome
  context.beginPath()
  context.arc(0, 6, 29, 0, 7)
  context.fill()
  context.lineWidth = 3
  context.strokeStyle = '#4c2a07'
  context.stroke()
  context.restore()
}

function drawEffect(context: Context, { kind, x, y, age, words, size }: Effect, { glow, still, pictures }: Paint) {
  const part = age / effectTime[kind]
  context.save()
  context.globalAlpha = kind === 'coins' ? Math.min(1, (1 - part) * 2.4) : 1 - part
  if (kind === 'flash') {
    context.fillStyle = '#fff7cf'
    context.beginPath()
    context.arc(x, y, 15, 0, 7)
    context.fill()
  }
  if (kind === 'splash') {
    context.lineWidth = 3
    context.strokeStyle = glow
    context.beginPath()
    context.arc(x, y, still ? 16 : 6 + part * 26, 0, 7)
    context.stroke()
  }
  if (kind === 'coins') drawCoins(context, { x, y, part, words, size, still }, pictures.get('coin'))
  context.restore()
}

interface Coins extends Pick<Effect, 'x' | 'y' | 'words' | 'size'> {
  part: number
  still: boolean
}

function drawCoins(context: Context, { x, y, part, words, size, still }: Coins, coin: HTMLImageElement | undefined) {
  const count = Math.min(12, Math.round(size / 12))
  for (let at = 0; coin && !still && at < count; at += 1) {
    const angle = at * 2.4 - 1.2
    const far = 22 + ((at * 29) % 40)
    const rise = Math.sin(Math.min(1, part * 1.6) * Math.PI) * 26
    context.drawImage(
      coin,
      x + Math.cos(angle) * far * part * 1.7 - 11,
      y + Math.sin(angle) * far * part - rise - 11,
      22,
      22,
    )
  }
  const height = Math.min(40, 22 + size / 9)
  context.font = `900 ${height}px ${getComputedStyle(document.body).fontFamily}`
  context.textAlign = 'center'
  context.lineJoin = 'round'
  context.lineWidth = 6
  context.strokeStyle = '#3c1d02'
  const at = y - (still ? 20 : 20 + part * 34)
  context.strokeText(words, x, at)
  context.fillStyle = '#ffe27a'
  context.fillText(words, x, at)
}

/** Draws one frame of the sea, in CSS pixels. */
export function drawSea(context: Context, sea: Sea, effects: readonly Effect[], paint: Paint): void {
  const { size } = sea
  context.clearRect(0, 0, size.width, size.height)
  if (!paint.still) drawBubbles(context, size, paint.time)
  const bySize = sea.fish.toSorted((a, b) => habits[b.species].size - habits[a.species].size)
  for (const fish of bySize) drawFish(context, fish, paint)
  drawLock(context, sea, paint)
  drawBullets(context, sea, paint)
  drawCannon(context, size, paint)
  for (const effect of effects) drawEffect(context, effect, paint)
}
