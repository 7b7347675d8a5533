import { useEffect, useRef } from 'react'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import type { TableView } from '../contract.ts'
import { colourOf, wheel } from '../rules/roulette.ts'
import { ballAt, sectorAngle, wheelAngle } from './ball-path.ts'
import { usePage } from './page-context.ts'
import styles from './wheel.module.css'

const fills = { red: '#b3152a', black: '#1d1a22', green: '#0a6e3f' }
const point = (angle: number, radius: number) => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`
}
const half = sectorAngle / 2

/** Shows the wheel and the ball, which move by the world's clock. The outcome is known once betting has closed. */
export function Wheel({ view }: { view: TableView }) {
  const { clock } = usePage()
  const still = useReducedMotion()
  const disc = useRef<SVGGElement>(null)
  const ball = useRef<SVGCircleElement>(null)

  useEffect(() => {
    let frame = 0
    const draw = () => {
      const now = still ? 0 : clock.now()
      disc.current?.setAttribute('transform', `rotate(${wheelAngle(now)})`)
      const { angle, radius } = ballAt(view, now, still)
      ball.current?.setAttribute('transform', `rotate(${angle}) translate(0 ${-radius})`)
      if (!still) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [view, clock, still])

  return (
    <svg className={styles.wheel} viewBox="-110 -110 220 220" aria-hidden="true">
      <defs>
        <radialGradient id="rim" r="0.5">
          <stop offset="0.82" stopColor="#3b1c0c" />
          <stop offset="0.9" stopColor="#8a4b20" />
          <stop offset="1" stopColor="#2a1206" />
        </radialGradient>
        <radialGradient id="cone" cx="0.4" cy="0.35" r="0.8">
          <stop offset="0" stopColor="#ffe9ad" />
          <stop offset="0.5" stopColor="#b27a1e" />
          <stop offset="1" stopColor="#4a2b06" />
        </radialGradient>
      </defs>
      <circle r="108" fill="url(#rim)" />
      <circle r="94" fill="#120b10" stroke="#e8bd5a" strokeWidth="1.5" />
      <g ref={disc}>
        {wheel.map((pocket, at) => (
          <g key={pocket} transform={`rotate(${at * sectorAngle})`}>
            <path
              d={`M${point(-half, 88)}A88 88 0 0 1 ${point(half, 88)}L${point(half, 52)}A52 52 0 0 0 ${point(-half, 52)}Z`}
              fill={fills[colourOf(pocket)]}
              stroke="#e8bd5a"
              strokeWidth="0.6"
            />
            <text y="-75" className={styles.number}>
              {pocket}
            </text>
          </g>
        ))}
        <circle r="52" fill="url(#cone)" />
        <circle r="52" fill="none" stroke="#e8bd5a" strokeWidth="1" />
        {[0, 90, 180, 270].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <rect x="-3" y="-40" width="6" height="40" rx="3" fill="#8a5a16" />
            <circle cy="-40" r="5" fill="#ffe9ad" />
          </g>
        ))}
        <circle r="13" fill="#ffe9ad" />
        <circle r="8" fill="#b27a1e" />
      </g>
      <circle ref={ball} r="4.6" fill="#fff" stroke="#b9b2c0" strokeWidth="0.8" className={styles.ball} />
    </svg>
  )
}
