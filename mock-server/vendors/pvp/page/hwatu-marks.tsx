import type { ReactNode } from 'react'

const Ribbon = ({ tone, words }: { tone: string; words?: string }) => (
  <g>
    <path d="M15 16L27 13L37 70L33 76L30 72L25 76z" fill={tone} stroke="#fff3d6" strokeWidth="0.8" />
    {words && (
      <text className="hwatu-words" fill="#fff3d6" fontSize="9" fontWeight="700" textAnchor="middle">
        {Array.from(words, (letter, at) => (
          <tspan key={letter} x={23.5 + at * 2.4} y={34 + at * 13}>
            {letter}
          </tspan>
        ))}
      </text>
    )}
  </g>
)

const red = '#c8202f'
const blue = '#23419a'

/** The lights, pictures and ribbons that distinguish the two cards of a month. */
export const marks: Readonly<Record<string, ReactNode>> = {
  '1a': (
    <>
      <circle cx="38" cy="18" r="10" fill="#d8232f" />
      <path
        d="M10 52C10 40 20 38 26 42C30 34 27 28 30 22C34 26 33 34 32 42C38 46 34 56 24 56C16 58 11 58 10 52z"
        fill="#fffdf6"
        stroke="#2a2226"
        strokeWidth="0.8"
      />
      <path d="M8 56C12 48 20 48 24 54L20 60z" fill="#20191d" />
      <circle cx="31" cy="21" r="2.200" fill="#d8232f" />
      <path d="M32 22L39 24L32 24.500z" fill="#3b2f25" />
      <path d="M22 57V66M27 56V64" stroke="#3b2f25" strokeWidth="1.200" />
    </>
  ),
  '1b': <Ribbon tone={red} words="홍단" />,
  '2a': (
    <>
      <path
        d="M12 30C14 20 26 18 32 24L40 22L34 28C34 36 24 40 16 36L8 40z"
        fill="#d6a21e"
        stroke="#5b3d0c"
        strokeWidth="0.800"
      />
      <path d="M18 30C24 26 28 30 28 34C24 38 18 36 18 30z" fill="#6b8f2c" />
      <circle cx="31" cy="25" r="1.100" fill="#1a1410" />
    </>
  ),
  '2b': <Ribbon tone={red} words="홍단" />,
  '3a': (
    <>
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={`M${at * 11 - 1} 56H${at * 11 + 10}V86H${at * 11 - 1}z`}
          fill={at % 2 ? '#fbf3e2' : '#c8202f'}
        />
      ))}
      <path d="M0 54H54V60H0z" fill="#2c2340" />
      <path d="M0 57H54" stroke="#f2c94c" strokeWidth="1.200" />
    </>
  ),
  '3b': <Ribbon tone={red} words="홍단" />,
  '4a': (
    <>
      <circle cx="38" cy="64" r="11" fill="#d8232f" opacity="0.9" />
      <path
        d="M8 74C16 62 28 60 34 64L42 60L40 67C36 76 22 82 12 80L4 82z"
        fill="#5b4636"
        stroke="#2a1d14"
        strokeWidth="0.800"
      />
      <path d="M18 70C24 62 34 54 44 52C40 62 32 70 24 74z" fill="#84705c" />
      <circle cx="38" cy="64" r="1.100" fill="#fff" />
    </>
  ),
  '4b': <Ribbon tone={red} />,
  '5a': (
    <>
      <path d="M-2 74L20 66L34 74L56 64V72L34 82L20 74L-2 82z" fill="#9b5b25" stroke="#4a2a10" strokeWidth="0.800" />
      {[6, 16, 40, 48].map((x) => (
        <path key={x} d={`M${x} 78V86`} stroke="#4a2a10" strokeWidth="2" />
      ))}
    </>
  ),
  '5b': <Ribbon tone={red} />,
  '6a': (
    <>
      <g transform="translate(16 20)">
        <path
          d="M0 0C-14-10-14 6-2 4C-12 12-2 16 0 4C2 16 12 12 2 4C14 6 14-10 0 0z"
          fill="#f0b429"
          stroke="#5b3d0c"
          strokeWidth="0.800"
        />
        <path d="M0-3V9" stroke="#3b2414" strokeWidth="1.600" />
      </g>
      <g transform="translate(40 26) scale(0.7) rotate(24)">
        <path
          d="M0 0C-14-10-14 6-2 4C-12 12-2 16 0 4C2 16 12 12 2 4C14 6 14-10 0 0z"
          fill="#e4572e"
          stroke="#5b1d0c"
          strokeWidth="0.800"
        />
        <path d="M0-3V9" stroke="#3b2414" strokeWidth="1.600" />
      </g>
    </>
  ),
  '6b': <Ribbon tone={blue} words="청단" />,
  '7a': (
    <>
      <path
        d="M6 66C6 52 20 48 32 50C40 50 46 56 48 62L50 64L44 68C44 74 40 76 34 74H14C8 76 6 72 6 66z"
        fill="#3a2a24"
        stroke="#1b120e"
        strokeWidth="0.800"
      />
      <path d="M12 54L18 48L20 53L26 46L28 51L34 47L35 52z" fill="#1b120e" />
      <circle cx="41" cy="59" r="1.300" fill="#fff" />
      <path d="M46 65L50 60" stroke="#fff8e6" strokeWidth="1.600" />
      <path d="M14 74V82M20 74V82M32 74V82M38 74V81" stroke="#1b120e" strokeWidth="3" />
    </>
  ),
  '7b': <Ribbon tone={red} />,
  '8a': <circle cx="27" cy="32" r="19" fill="#fffdf2" stroke="#e7d7a8" />,
  '8b': (
    <>
      {[
        [14, 26],
        [34, 18],
        [36, 40],
      ].map(([x, y]) => (
        <path
          key={`${x}`}
          d={`M${x} ${y}c-4-6-9-7-13-5c5 1 8 4 10 8c4 1 6 1 9-1c2-4 6-6 10-6c-4-3-10-1-13 3z`}
          fill="#3b3140"
          transform="translate(3 2)"
        />
      ))}
    </>
  ),
  '9a': (
    <>
      <path d="M30 66H54L50 78C48 82 36 82 34 78z" fill="#c8202f" stroke="#6b0f18" strokeWidth="0.800" />
      <ellipse cx="42" cy="66" rx="12" ry="3.600" fill="#f7e4b4" />
      <path d="M42 80V85M36 85H48" stroke="#6b0f18" strokeWidth="2" />
    </>
  ),
  '9b': <Ribbon tone={blue} words="청단" />,
  '10a': (
    <>
      <path
        d="M8 78C6 64 12 58 24 58C34 58 36 50 40 44L48 48L46 56C44 62 44 68 42 78H36L35 68H22L20 78z"
        fill="#a9662c"
        stroke="#4a2a10"
        strokeWidth="0.800"
      />
      {[
        [16, 64],
        [24, 62],
        [30, 66],
      ].map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r="1.400" fill="#f6e3c0" />
      ))}
      <path d="M42 45L38 34M40 39L34 37M46 46L48 34M47 40L52 37" stroke="#4a2a10" strokeWidth="1.600" fill="none" />
      <circle cx="44" cy="50" r="1.100" fill="#1b120e" />
    </>
  ),
  '10b': <Ribbon tone={blue} words="청단" />,
}
