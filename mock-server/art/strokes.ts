export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** Returns an arc of an ellipse as points. Degrees: 0 is right, 90 is down. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 15))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })
}

const line = (...points: Stroke): Stroke => points
const join = (...parts: readonly Stroke[]): Stroke => parts.flat()
const ring = (cx: number, cy: number, rx: number, ry: number) => arc(cx, cy, rx, ry, -90, 270)

const six = [join(arc(8.8, 9.4, 8.3, 9.3, -100, -180), arc(5, 9.5, 4.5, 4.5, 180, 540))]
const upright = line([1, 0], [1, 14])
const bowlOfP = join(line([1, 14], [1, 0], [5.6, 0]), arc(5.6, 3.9, 3.9, 3.9, -90, 90), line([1, 7.8]))

/** Digits and capitals as strokes, 14 high from 0 downwards, about 10 wide. */
export const strokes: Readonly<Record<string, readonly Stroke[]>> = {
  0: [ring(5, 7, 4.6, 7)],
  1: [line([1.8, 3], [5.2, 0], [5.2, 14]), line([1.6, 14], [8.8, 14])],
  2: [join(arc(5, 4.3, 4.4, 4.3, -165, 40), line([0.7, 14], [9.6, 14]))],
  3: [join(arc(4.7, 3.6, 4.1, 3.6, -155, 90), arc(4.7, 10.5, 4.7, 3.4, -90, 155))],
  4: [line([7.2, 14], [7.2, 0], [0.4, 9.8], [9.8, 9.8])],
  5: [join(line([8.8, 0], [1.8, 0], [1.3, 6.2]), arc(4.9, 9.3, 4.7, 4.7, -140, 150))],
  6: six,
  7: [line([0.6, 0], [9.4, 0], [3.8, 14])],
  8: [ring(5, 3.6, 3.8, 3.6), ring(5, 10.6, 4.6, 3.4)],
  9: six.map((stroke) => stroke.map(([x, y]) => [10 - x, 14 - y] as const)),
  '+': [line([1, 7], [9, 7]), line([5, 3], [5, 11])],
  A: [line([0, 14], [5, 0], [10, 14]), line([1.9, 9.4], [8.1, 9.4])],
  B: [
    join(
      line([1, 6.8], [1, 0], [5.4, 0]),
      arc(5.4, 3.4, 3.5, 3.4, -90, 90),
      line([1, 6.8], [1, 14], [5.8, 14]),
      arc(5.8, 10.4, 3.8, 3.6, 90, -90),
    ),
  ],
  C: [arc(5.4, 7, 5, 7, -45, -315)],
  D: [join(line([1, 14], [1, 0], [4.5, 0]), arc(4.5, 7, 5.4, 7, -90, 90), line([1, 14]))],
  E: [line([9, 0], [1, 0], [1, 14], [9, 14]), line([1, 7], [8, 7])],
  F: [line([9, 0], [1, 0], [1, 14]), line([1, 7], [8, 7])],
  G: [join(arc(5.4, 7, 5, 7, -45, -360), line([6, 7]))],
  H: [upright, line([9.4, 0], [9.4, 14]), line([1, 7], [9.4, 7])],
  I: [upright],
  J: [join(line([7.6, 0], [7.6, 9.6]), arc(4, 9.6, 3.6, 4.4, 0, 160))],
  K: [upright, line([9.4, 0], [1, 8.2]), line([4.2, 5.6], [9.8, 14])],
  L: [line([1, 0], [1, 14], [8.6, 14])],
  M: [line([0.8, 14], [0.8, 0], [6, 8.6], [11.2, 0], [11.2, 14])],
  N: [line([1, 14], [1, 0], [9.8, 14], [9.8, 0])],
  O: [ring(5.6, 7, 5.2, 7)],
  P: [bowlOfP],
  Q: [ring(5.6, 7, 5.2, 7), line([6.6, 10], [10.6, 14.2])],
  R: [bowlOfP, line([5, 7.8], [9.6, 14])],
  S: [join(arc(5, 3.6, 4, 3.6, -30, -270), arc(5, 10.6, 4.4, 3.4, -90, 150))],
  T: [line([0, 0], [10, 0]), line([5, 0], [5, 14])],
  U: [join(line([1, 0]), arc(5.4, 9.2, 4.4, 4.8, 180, 0), line([9.8, 0]))],
  V: [line([0, 0], [5, 14], [10, 0])],
  W: [line([0, 0], [3.5, 14], [7, 2], [10.5, 14], [14, 0])],
  X: [line([0.4, 0], [9.6, 14]), line([9.6, 0], [0.4, 14])],
  Y: [line([0, 0], [5, 7.4], [10, 0]), line([5, 7.4], [5, 14])],
  Z: [line([0.6, 0], [9.4, 0], [0.6, 14], [9.4, 14])],
}

export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Returns the path data of strokes. */
export const pathOf = (drawn: readonly Stroke[]): string =>
  drawn.map((stroke) => `M${stroke.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`).join('')
