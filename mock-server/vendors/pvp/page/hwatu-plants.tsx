import type { ReactNode } from 'react'

/** Draws a part several times around a point. */
const around = (count: number, part: (angle: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => part((360 / count) * at))

const Blossom = ({
  x,
  y,
  size,
  petal,
  heart,
}: {
  x: number
  y: number
  size: number
  petal: string
  heart: string
}) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {around(5, (angle) => (
      <circle key={angle} cx="0" cy="-5" r="4.6" fill={petal} transform={`rotate(${angle})`} />
    ))}
    <circle r="3" fill={heart} />
    {around(5, (angle) => (
      <path key={angle} d="M0 0V-5" stroke={heart} strokeWidth="0.8" transform={`rotate(${angle + 36})`} />
    ))}
  </g>
)

const Fan = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0z`} fill="#14261a" />
    {[-60, -36, -12, 12, 36, 60].map((angle) => (
      <path key={angle} d={`M0 0V${-r + 1.5}`} stroke="#5d8f57" strokeWidth="0.9" transform={`rotate(${angle})`} />
    ))}
    <path d={`M${-r} 0h${2 * r}`} stroke="#c8402f" strokeWidth="1.600" />
  </g>
)

const Raceme = ({ x, length }: { x: number; length: number }) => (
  <g transform={`translate(${x} 3)`}>
    {Array.from({ length }, (_, at) => at * 8).map((top) => (
      <g key={top} transform={`translate(0 ${top})`}>
        <ellipse cx="-4" rx="4.200" ry="3" fill="#20152c" transform="rotate(24 -4 0)" />
        <ellipse cx="4" cy="2" rx="4.200" ry="3" fill="#3b2a4d" transform="rotate(-24 4 2)" />
      </g>
    ))}
  </g>
)

const Sprig = ({ x, y, lean }: { x: number; y: number; lean: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${lean})`}>
    <path d="M0 0V-46" stroke="#7b2c1e" strokeWidth="1.400" />
    {[0, 1, 2, 3, 4].map((at) => (
      <g key={at} transform={`translate(0 ${-6 - at * 9})`}>
        <ellipse cx="-5" rx="5" ry="3.200" fill="#b8402c" transform="rotate(22 -5 0)" />
        <ellipse cx="5" rx="5" ry="3.200" fill="#b8402c" transform="rotate(-22 5 0)" />
      </g>
    ))}
    <circle cy="-49" r="3.400" fill="#d9694f" />
  </g>
)

const Mum = ({ x, y, size, tone }: { x: number; y: number; size: number; tone: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {around(14, (angle) => (
      <ellipse
        key={angle}
        cy="-9"
        rx="2.600"
        ry="6.500"
        fill={tone}
        stroke="#8d5a0b"
        strokeWidth="0.4"
        transform={`rotate(${angle})`}
      />
    ))}
    <circle r="4.600" fill="#8d3b12" />
  </g>
)

const MapleLeaf = ({ x, y, size, turn, tone }: { x: number; y: number; size: number; turn: number; tone: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    {[-72, -36, 0, 36, 72].map((angle) => (
      <path key={angle} d="M0 2L-3.400-6L0-15L3.400-6z" fill={tone} transform={`rotate(${angle})`} />
    ))}
    <path d="M0 2V9" stroke="#7a2415" strokeWidth="1.300" />
  </g>
)

const iris = (x: number, y: number) => (
  <g key={x} transform={`translate(${x} ${y})`}>
    <path d="M0 0C-9-3-9-13-2-14C-4-8 4-8 2-14C9-13 9-3 0 0z" fill="#5a3fb0" />
    <path d="M0 0C-6 4-9 2-9-3zM0 0C6 4 9 2 9-3z" fill="#7d63d1" />
    <circle cy="-2" r="1.800" fill="#f2c94c" />
  </g>
)

/** The plant of each month, in a picture of 54 by 86. */
export const plants: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      <path d="M27 86C26 68 22 60 14 52" stroke="#5c2c17" strokeWidth="4" fill="none" />
      <Fan x={13} y={60} r={12} />
      <Fan x={40} y={72} r={13} />
      <Fan x={22} y={84} r={14} />
    </>
  ),
  2: (
    <>
      <path d="M4 86C14 70 12 58 26 50S40 30 46 20" stroke="#3b2017" strokeWidth="3.200" fill="none" />
      <Blossom x={14} y={66} size={1.1} petal="#d8314a" heart="#f7d774" />
      <Blossom x={34} y={46} size={1.15} petal="#d8314a" heart="#f7d774" />
      <Blossom x={40} y={72} size={0.95} petal="#e4566b" heart="#f7d774" />
      <circle cx="45" cy="22" r="3.200" fill="#d8314a" />
    </>
  ),
  3: (
    <>
      <path d="M0 18C16 24 34 20 54 8" stroke="#4a2a1d" strokeWidth="2.600" fill="none" />
      <Blossom x={12} y={26} size={1.1} petal="#f29ab4" heart="#c2274b" />
      <Blossom x={30} y={20} size={1.15} petal="#f6b4c8" heart="#c2274b" />
      <Blossom x={44} y={30} size={1} petal="#f29ab4" heart="#c2274b" />
      <Blossom x={24} y={40} size={0.95} petal="#f6b4c8" heart="#c2274b" />
    </>
  ),
  4: (
    <>
      <Raceme x={10} length={6} />
      <Raceme x={27} length={8} />
      <Raceme x={44} length={5} />
    </>
  ),
  5: (
    <>
      {[8, 18, 36, 46].map((x, at) => (
        <path
          key={x}
          d={`M${x} 86C${x - 3} 66 ${x + 4} 58 ${x + (at % 2 ? 5 : -4)} 42C${x + 6} 58 ${x + 5} 70 ${x + 5} 86z`}
          fill="#2f6b3a"
        />
      ))}
      {iris(16, 44)}
      {iris(38, 54)}
      {iris(28, 68)}
    </>
  ),
  6: (
    <>
      <path d="M27 86V58" stroke="#2c5a2e" strokeWidth="3" />
      <path d="M27 74C14 76 6 70 4 62C16 60 24 66 27 74zM27 78C40 80 48 74 50 66C38 64 30 70 27 78z" fill="#2f6b3a" />
      <g transform="translate(27 50)">
        {around(8, (angle) => (
          <ellipse
            key={angle}
            cy="-11"
            rx="6.500"
            ry="9.500"
            fill="#c9203c"
            stroke="#f3b7c0"
            strokeWidth="0.6"
            transform={`rotate(${angle})`}
          />
        ))}
        {around(6, (angle) => (
          <ellipse key={angle} cy="-6" rx="4" ry="6" fill="#e4566b" transform={`rotate(${angle + 20})`} />
        ))}
        <circle r="4.200" fill="#f7d774" />
      </g>
    </>
  ),
  7: (
    <>
      <Sprig x={12} y={88} lean={-10} />
      <Sprig x={28} y={88} lean={4} />
      <Sprig x={44} y={88} lean={14} />
    </>
  ),
  8: (
    <>
      <path d="M-2 86C4 56 50 56 56 86z" fill="#15131a" />
      {[12, 22, 32, 42].map((x) => (
        <path key={x} d={`M${x} 84L${x + 3} 66`} stroke="#efe6d2" strokeWidth="0.9" opacity="0.7" />
      ))}
    </>
  ),
  9: (
    <>
      <path d="M30 86C28 70 24 60 18 48" stroke="#2c5a2e" strokeWidth="2.600" fill="none" />
      <path d="M28 80C38 82 46 76 48 68C38 68 30 72 28 80zM24 70C14 72 6 66 6 58C16 58 22 62 24 70z" fill="#2f6b3a" />
      <Mum x={18} y={40} size={1} tone="#f0b429" />
      <Mum x={38} y={56} size={0.9} tone="#e4572e" />
      <Mum x={38} y={26} size={0.7} tone="#f0b429" />
    </>
  ),
  10: (
    <>
      <path d="M50 86C46 66 34 58 20 54" stroke="#5c2c17" strokeWidth="2.400" fill="none" />
      <MapleLeaf x={14} y={50} size={0.95} turn={-24} tone="#d6431f" />
      <MapleLeaf x={36} y={40} size={1.05} turn={12} tone="#e88a1e" />
      <MapleLeaf x={20} y={76} size={0.95} turn={-60} tone="#e88a1e" />
      <MapleLeaf x={42} y={70} size={0.9} turn={30} tone="#d6431f" />
    </>
  ),
}
