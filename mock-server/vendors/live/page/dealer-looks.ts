/** The colours and hair of a dealer. */
export interface Look {
  skin: string
  shade: string
  blush: string
  hair: string
  hairLight: string
  lips: string
  /** Paths of the hair: behind the head, over the forehead, and its highlight. */
  back: string
  front: string
  gleam: string
  /** Whether to draw thin brows, lashes and earrings. */
  soft: boolean
}

const long = {
  back: 'M-40 108C-46 56 46 56 40 108C42 138 50 160 46 196C34 204 22 200 16 190H-16C-22 200-34 204-46 196C-50 160-42 138-40 108z',
  front: 'M-33 116C-38 76-20 62 4 62C26 62 38 78 33 116C31 100 25 88 12 80C2 92-22 94-33 116z',
  gleam: 'M-24 82C-14 70 6 68 18 74',
}
const short = {
  back: 'M-33 108C-38 62 38 62 33 108L31 116H-31z',
  front: 'M-31 106C-40 70-16 56 10 60C30 62 38 80 31 106C30 96 27 90 23 86C12 88-8 86-18 80C-24 88-29 96-31 106z',
  gleam: 'M-16 72C-4 64 14 66 24 76',
}
const bob = {
  back: 'M-41 106C-46 54 46 54 41 106C43 126 45 142 40 158C28 164 16 160 12 152H-12C-16 160-28 164-40 158C-45 142-43 126-41 106z',
  front: 'M-35 118C-40 74-22 61 0 61C22 61 40 74 35 118C33 108 31 102 29 97C14 101-14 101-29 97C-31 102-33 108-35 118z',
  gleam: 'M-24 80C-12 69 10 68 22 76',
}
const bun = {
  back: 'M-34 108C-38 58 38 58 34 108L32 118H-32zM-17 56a17 15 0 1 1 34 0a17 15 0 1 1-34 0z',
  front: 'M-31 108C-36 74-20 62 0 62C20 62 36 74 31 108C28 92 18 80 0 76C-18 80-28 92-31 108z',
  gleam: 'M-20 78C-10 68 10 68 20 78',
}

/** The dealers, numbered by the fixtures. */
export const looks: readonly [Look, ...Look[]] = [
  {
    skin: '#f8dcc4',
    shade: '#e9bd9d',
    blush: '#f08b7a',
    hair: '#2b1b18',
    hairLight: '#6b4638',
    lips: '#cc5363',
    soft: true,
    ...long,
  },
  {
    skin: '#efc7a3',
    shade: '#d9a57d',
    blush: '#d98a68',
    hair: '#191311',
    hairLight: '#463a33',
    lips: '#c07d6a',
    soft: false,
    ...short,
  },
  {
    skin: '#fae1cf',
    shade: '#ebc0a4',
    blush: '#f38f8a',
    hair: '#1d1724',
    hairLight: '#54435f',
    lips: '#d4505f',
    soft: true,
    ...bob,
  },
  {
    skin: '#f5d3b8',
    shade: '#e2b08d',
    blush: '#ea8a6f',
    hair: '#70401f',
    hairLight: '#b47a3d',
    lips: '#c44c58',
    soft: true,
    ...bun,
  },
]
