import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import { type SlotSymbol, slotSymbols } from './rules/machine.ts'

interface Theme {
  /** The theme applies to games with one of these glyphs. */
  games: readonly GlyphName[]
  highs: readonly [GlyphName, GlyphName, GlyphName]
  lows: readonly [GlyphName, GlyphName, GlyphName, GlyphName]
}

/** Neighbouring symbols must differ at a glance, so a theme's colours are distinct. */
const themes: readonly Theme[] = [
  {
    games: [
      'dragon',
      'dragon-face',
      'tiger',
      'panda',
      'ox',
      'rooster',
      'pig',
      'rabbit',
      'goblin',
      'hwatu',
      'mahjong',
      'lantern',
      'red-envelope',
      'firecracker',
      'palace',
      'lotus',
      'cherry-blossom',
      'ninja',
    ],
    highs: ['coin', 'red-envelope', 'lantern'],
    lows: ['lotus', 'tangerine', 'gem', 'clover'],
  },
  {
    games: [
      'tropical-fish',
      'blowfish',
      'shark',
      'whale',
      'dolphin',
      'octopus',
      'squid',
      'crab',
      'lobster',
      'shrimp',
      'shell',
      'coral',
      'jellyfish',
      'seal',
      'anchor',
      'trident',
      'fishing-rod',
      'ship',
      'wave',
      'turtle',
      'otter',
      'island',
    ],
    highs: ['trident', 'anchor', 'shell'],
    lows: ['coral', 'crab', 'tropical-fish', 'turtle'],
  },
  {
    games: [
      'rocket',
      'ufo',
      'satellite',
      'planet',
      'comet',
      'alien',
      'robot',
      'moon',
      'lightning',
      'airplane',
      'helicopter',
      'parachute',
      'kite',
    ],
    highs: ['rocket', 'ufo', 'planet'],
    lows: ['moon', 'alien', 'comet', 'crystal-ball'],
  },
  {
    games: [
      'cherries',
      'watermelon',
      'lemon',
      'grapes',
      'strawberry',
      'tangerine',
      'peach',
      'pineapple',
      'slot-machine',
      'dice',
      'chili',
      'cocktail',
      'champagne',
    ],
    highs: ['slot-machine', 'bell', 'gem'],
    lows: ['cherries', 'lemon', 'grapes', 'watermelon'],
  },
  {
    games: ['candy', 'lollipop', 'donut', 'cupcake', 'honey', 'bee', 'bear', 'unicorn', 'rainbow', 'balloon'],
    highs: ['cupcake', 'honey', 'donut'],
    lows: ['candy', 'lollipop', 'strawberry', 'clover'],
  },
  {
    games: ['genie', 'mage', 'fairy', 'wand', 'crystal-ball', 'lamp', 'owl', 'mushroom', 'joker'],
    highs: ['lamp', 'crystal-ball', 'wand'],
    lows: ['moon', 'mushroom', 'heart', 'clover'],
  },
  {
    games: [
      'pirate-flag',
      'scroll',
      'amphora',
      'hourglass',
      'compass',
      'key',
      'moai',
      'scarab',
      'desert',
      'snake',
      'scorpion',
      'crocodile',
      'skull',
      'dinosaur',
      'volcano',
    ],
    highs: ['money-bag', 'key', 'compass'],
    lows: ['gem', 'amphora', 'heart', 'clover'],
  },
  {
    games: ['ghost', 'vampire', 'pumpkin', 'wolf', 'bomb'],
    highs: ['castle', 'crystal-ball', 'key'],
    lows: ['pumpkin', 'moon', 'rose', 'skull'],
  },
  {
    games: ['snowflake', 'snowman', 'santa', 'penguin', 'deer'],
    highs: ['bell', 'snowman', 'snowflake'],
    lows: ['candy', 'strawberry', 'tangerine', 'clover'],
  },
  {
    games: ['swords', 'shield', 'bow', 'castle', 'eagle', 'horse'],
    highs: ['swords', 'shield', 'bow'],
    lows: ['key', 'rose', 'clover', 'moon'],
  },
  {
    games: [
      'guitar',
      'drum',
      'microphone',
      'disco-ball',
      'top-hat',
      'clapper',
      'camera',
      'masks',
      'circus',
      'carousel',
      'ferris-wheel',
      'party',
    ],
    highs: ['microphone', 'guitar', 'disco-ball'],
    lows: ['drum', 'masks', 'balloon', 'cocktail'],
  },
  {
    games: [
      'soccer',
      'basketball',
      'baseball',
      'tennis',
      'volleyball',
      'football',
      'rugby',
      'golf',
      'hockey',
      'ping-pong',
      'badminton',
      'boxing',
      'cricket',
      'bowling',
      'horse-racing',
      'racing-car',
      'motorcycle',
      'trophy',
      'target',
    ],
    highs: ['trophy', 'target', 'boxing'],
    lows: ['basketball', 'soccer', 'tennis', 'volleyball'],
  },
]

const treasure: Omit<Theme, 'games'> = {
  highs: ['crown', 'gem', 'ring'],
  lows: ['heart', 'clover', 'bell', 'grapes'],
}

/** Replacements for a theme's glyph that equals the game's own. */
const spare: readonly GlyphName[] = ['crown', 'money-bag', 'sun']

/** Returns a different glyph for each symbol of a game. The game's own glyph is the symbol that pays most. */
export function slotGlyphs(own: GlyphName): Record<SlotSymbol, GlyphName> {
  const { highs, lows } = themes.find(({ games }) => games.includes(own)) ?? treasure
  const taken = new Set<GlyphName>([own])
  const distinct = (preferred: GlyphName) => {
    const glyph = taken.has(preferred) ? (spare.find((name) => !taken.has(name)) ?? preferred) : preferred
    taken.add(glyph)
    return glyph
  }
  const others = (['star', 'gift', ...highs, ...lows] as const).map(distinct)
  const [wild, scatter, ...rest] = others
  const all = [wild, scatter, own, ...rest]
  return Object.fromEntries(slotSymbols.map((symbol, at) => [symbol, all[at]])) as Record<SlotSymbol, GlyphName>
}
