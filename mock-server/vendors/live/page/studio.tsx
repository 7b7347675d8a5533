import { Dealer } from './dealer.tsx'
import styles from './studio.module.css'

const slats = Array.from({ length: 9 }, (_, at) => 132 + at * 17)
const lamps = [58, 342]
const chips = ['#c21f36', '#1f6fd6', '#0e8a52', '#7a2fc0', '#d6a02a']

/** Draws a panelled studio with the dealer behind the table, wide enough for any phone to crop its sides. */
export function Studio({ look, dealing }: { look: number; dealing: boolean }) {
  return (
    <svg className={styles.studio} viewBox="0 0 400 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.wallTop} />
          <stop offset="1" className={styles.wallFoot} />
        </linearGradient>
        <radialGradient id="niche" cx="0.5" cy="0.35" r="0.75">
          <stop offset="0" className={styles.nicheLight} />
          <stop offset="1" className={styles.nicheDark} />
        </radialGradient>
        <radialGradient id="lamp">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="0.18" stopColor="#ffd68a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff9d3c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbe6a8" />
          <stop offset="0.5" stopColor="#b6812c" />
          <stop offset="1" stopColor="#5f3d0d" />
        </linearGradient>
        <radialGradient id="felt" cx="0.5" cy="0" r="0.9">
          <stop offset="0" className={styles.feltLight} />
          <stop offset="1" className={styles.feltDark} />
        </radialGradient>
      </defs>
      <rect width="400" height="420" fill="url(#wall)" />
      {[20, 88, 312, 380].map((x) => (
        <rect key={x} x={x - 24} y="-10" width="48" height="300" rx="3" className={styles.panel} />
      ))}
      <path d="M118 300V96a82 82 0 0 1 164 0v204z" fill="url(#niche)" />
      {slats.map((x) => (
        <rect key={x} x={x} y="10" width="5" height="290" className={styles.slat} />
      ))}
      <path d="M118 300V96a82 82 0 0 1 164 0v204" fill="none" stroke="url(#brass)" strokeWidth="3.5" />
      <path d="M126 300V98a74 74 0 0 1 148 0v202" fill="none" stroke="#ffe7a6" strokeOpacity="0.35" strokeWidth="1" />
      {lamps.map((x) => (
        <g key={x}>
          <circle cx={x} cy="172" r="92" fill="url(#lamp)" opacity="0.7" />
          <rect x={x - 3} y="178" width="6" height="34" rx="3" fill="url(#brass)" />
          <path d={`M${x - 15} 180h30l-5-28h-20z`} fill="#ffeec2" />
          <path d={`M${x - 15} 180h30l-1 4h-28z`} fill="url(#brass)" />
        </g>
      ))}
      <Dealer look={look} dealing={dealing} />
      <ellipse cx="200" cy="506" rx="390" ry="240" className={styles.rim} />
      <ellipse cx="200" cy="510" rx="378" ry="232" fill="none" stroke="url(#brass)" strokeWidth="2.5" />
      <ellipse cx="200" cy="518" rx="372" ry="232" fill="url(#felt)" />
      <ellipse cx="200" cy="532" rx="350" ry="222" className={styles.feltLine} />
      <g transform="translate(200 296)">
        <rect x="-56" y="-7" width="112" height="16" rx="6" fill="#17100c" stroke="url(#brass)" />
        {chips.map((tone, at) => (
          <g key={tone} transform={`translate(${at * 20 - 40} 0)`}>
            <rect x="-8" y="-4" width="16" height="10" rx="3" fill={tone} />
            <path d="M-8 -1h16M-8 2h16" stroke="#fff" strokeOpacity="0.55" strokeWidth="0.8" />
          </g>
        ))}
      </g>
      <g transform="translate(318 292) rotate(8) scale(0.82)">
        <path d="M-24 -14h44l8 30h-58z" fill="#151019" stroke="#4b4152" />
        <path d="M-30 16h58v9h-58z" fill="#221a28" />
        <rect x="-19" y="6" width="34" height="13" rx="1.5" fill="#fbf6ea" />
        <rect x="-17" y="8" width="30" height="9" rx="1" fill="#8d1528" />
      </g>
    </svg>
  )
}
