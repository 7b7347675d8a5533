import styles from './dealer.module.css'
import { type Look, looks } from './dealer-looks.ts'

/** Draws a croupier in waistcoat and bow tie from the waist up. */
export function Dealer({ look, dealing }: { look: number; dealing: boolean }) {
  const person = looks[look] ?? looks[0]
  return (
    <g transform="translate(200 44) scale(1.12)">
      <g className={styles.body} data-dealing={dealing || undefined}>
        <path d={person.back} fill={person.hair} />
        <path d="M-13 144h26v30c-6 9-20 9-26 0z" fill={person.shade} />
        <Suit />
        <Face person={person} />
        <path d={person.front} fill={person.hair} />
        <path d={person.gleam} className={styles.gleam} stroke={person.hairLight} />
      </g>
    </g>
  )
}

const Suit = () => (
  <>
    <path d="M-102 300C-102 214-82 190-17 170H17C82 190 102 214 102 300z" fill="#fdfbf7" />
    <path
      d="M-102 300C-102 236-90 206-68 192C-60 214-60 260-64 300zM102 300C102 236 90 206 68 192C60 214 60 260 64 300z"
      fill="#ebe4d8"
    />
    <path d="M-72 300C-70 244-62 200-32 177L0 248L32 177C62 200 70 244 72 300z" className={styles.vest} />
    <path d="M-32 177L0 248L-4 262L-46 190zM32 177L0 248L4 262L46 190z" className={styles.lapel} />
    <path d="M-17 170L0 183L17 170L25 183L9 198L0 189L-9 198L-25 183z" fill="#fff" />
    <path d="M-17 170L0 183L-25 183z" fill="#e9e2d6" />
    <path d="M17 170L0 183L25 183z" fill="#e9e2d6" />
    <path d="M-17 178L-3 185.500L-17 194zM17 178L3 185.500L17 194z" className={styles.tie} />
    <rect x="-4" y="181.500" width="8" height="8.500" rx="3" className={styles.tieKnot} />
    {[208, 226, 244, 262].map((y) => (
      <circle key={y} cy={y} r={y < 240 ? 1.4 : 1.9} fill={y < 240 ? '#d8cfc0' : '#e8c873'} />
    ))}
    <rect x="34" y="222" width="24" height="10" rx="2" className={styles.badge} />
  </>
)

function Face({ person }: { person: Look }) {
  const { skin, shade, blush, hair, lips, soft } = person
  return (
    <>
      <path d="M-29 106C-35 101-37 118-28 122zM29 106C35 101 37 118 28 122z" fill={shade} />
      <path
        d="M-30 102C-31 68 31 68 30 102C30 128 22 145 9 153C3 156.500-3 156.500-9 153C-22 145-30 128-30 102z"
        fill={skin}
      />
      <path d="M14 72C36 84 34 132 10 152C24 144 30 126 30 102C30 88 24 77 14 72z" fill={shade} opacity="0.45" />
      {soft && [-18, 18].map((x) => <ellipse key={x} cx={x} cy="126" rx="6.500" ry="4" fill={blush} opacity="0.28" />)}
      <g className={styles.eyes}>
        {[-1, 1].map((side) => (
          <Eye key={side} side={side} soft={soft} />
        ))}
      </g>
      {[-1, 1].map((side) => (
        <path
          key={side}
          d={`M${side * 6.5} 101.500C${side * 11} 98 ${side * 16} 98.500 ${side * 20.5} 102`}
          className={styles.brow}
          stroke={hair}
          strokeWidth={soft ? 2 : 3}
        />
      ))}
      <path d="M-2.500 125.500C-1 127.500 2 127.500 3.500 125" className={styles.line} stroke={shade} strokeWidth="2" />
      <path
        d="M-9 136C-4.500 134.200-2 134.400 0 135.600C2 134.400 4.500 134.200 9 136C5.500 142.800-5.500 142.800-9 136z"
        fill={lips}
      />
      <path
        d="M-9.500 135.800C-4 138.400 4 138.400 9.500 135.800"
        className={styles.line}
        stroke="#7d2531"
        strokeWidth="1"
      />
      {soft && [-31, 31].map((x) => <circle key={x} cx={x} cy="124" r="2.200" fill="#f6dc8f" />)}
    </>
  )
}

const Eye = ({ side, soft }: { side: number; soft: boolean }) => (
  <g transform={`translate(${side * 13} 111)`}>
    <path d="M-6 .8C-3.500-4.600 3.500-4.600 6 .8C3.500 4-3.500 4-6 .8z" fill="#fff" />
    <circle r="3.700" fill="#3a2219" />
    <circle r="1.700" fill="#150a07" />
    <circle r="1.200" cx="1.300" cy="-1.400" fill="#fff" />
    <path
      d="M-6.600 .9C-3.800-5.200 3.800-5.200 6.600 .9"
      className={styles.line}
      stroke="#2a1813"
      strokeWidth={soft ? 2 : 1.5}
    />
    {soft && (
      <path d={`M${side * 6.2} .2L${side * 8.6}-2`} className={styles.line} stroke="#2a1813" strokeWidth="1.600" />
    )}
  </g>
)
