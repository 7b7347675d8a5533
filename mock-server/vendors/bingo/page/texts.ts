import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'
import type { CardWin, Opened } from '../contract.ts'

interface Texts extends SharedTexts {
  rulesTitle: string
  kind: (kind: Opened['kind'], drawn: number) => string
  cards: string
  cardCount: (count: number) => string
  price: string
  priceDown: string
  priceUp: string
  other: string
  buy: (amount: string) => string
  again: string
  skip: string
  auto: string
  daub: (card: number, waiting: number) => string
  cardState: (card: number, covered: number, lines: number) => string
  out: (count: number, all: number) => string
  ready: string
  drawing: string
  winNames: Record<CardWin['name'], string>
  won: (amount: string) => string
  nothing: string
  prizes: string
  prize: string
  pays: string
  times: (pays: string) => string
  linesRow: (count: number) => string
  houseRow: (by: number) => string
  rules: (drawn: number, balls: number) => readonly string[]
  returns: (rate: string) => string
}

const ko: Texts = {
  ...sharedTexts.ko,
  rulesTitle: '당첨금과 게임 방법',
  kind: (kind, drawn) => `${kind}볼 빙고 · 공 ${drawn}개`,
  cards: '카드 수',
  cardCount: (count) => `카드 ${count}장`,
  price: '한 장 값',
  priceDown: '카드 값 내리기',
  priceUp: '카드 값 올리기',
  other: '다른 카드 받기',
  buy: (amount) => `카드 사기 · ${amount}`,
  again: '새 카드 고르기',
  skip: '결과 바로 보기',
  auto: '자동으로 칠하기',
  daub: (card, waiting) => `${card}번 카드 칠하기, ${waiting}개 기다림`,
  cardState: (card, covered, lines) => `${card}번 카드, ${covered}칸 칠함, ${lines}줄 완성`,
  out: (count, all) => `${count}/${all}`,
  ready: '카드를 고르고 시작하세요',
  drawing: '공을 뽑고 있어요',
  winNames: { lines: '줄', corners: '네 모서리', frame: '테두리', house: '풀하우스' },
  won: (amount) => `당첨 ${amount}`,
  nothing: '이번 판은 당첨이 없어요',
  prizes: '당첨금',
  prize: '모양',
  pays: '카드 값의',
  times: (pays) => `${pays}배`,
  linesRow: (count) => `${count}줄 완성`,
  houseRow: (by) => `풀하우스, 공 ${by}개 안에`,
  rules: (drawn, balls) => [
    `1부터 ${balls}까지의 공 가운데 ${drawn}개를 뽑아요. 카드의 숫자가 나오면 칠해요.`,
    '줄은 완성한 줄 수에 따라 한 번만, 모양과 풀하우스는 따로 더해서 드려요.',
    '수동으로 칠해도 당첨금은 빠짐없이 드려요. 도중에 나가도 판은 끝까지 진행되고 지갑에 들어가요.',
  ],
  returns: (rate) => `이론 환수율 ${rate}. 모의 게임이며 결과는 서버에서 정해져요.`,
}

const en: Texts = {
  ...sharedTexts.en,
  rulesTitle: 'Prizes and rules',
  kind: (kind, drawn) => `${kind}-ball bingo · ${drawn} balls`,
  cards: 'Cards',
  cardCount: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  price: 'Price of a card',
  priceDown: 'Lower the price',
  priceUp: 'Raise the price',
  other: 'Other cards',
  buy: (amount) => `Buy · ${amount}`,
  again: 'Choose new cards',
  skip: 'Show the result',
  auto: 'Daub by itself',
  daub: (card, waiting) => `Daub card ${card}, ${waiting} waiting`,
  cardState: (card, covered, lines) => `Card ${card}, ${covered} covered, ${lines} lines`,
  out: (count, all) => `${count}/${all}`,
  ready: 'Choose your cards and start',
  drawing: 'Balls are being drawn',
  winNames: { lines: 'Lines', corners: 'Four corners', frame: 'Frame', house: 'Full house' },
  won: (amount) => `You won ${amount}`,
  nothing: 'No win this time',
  prizes: 'Prizes',
  prize: 'Pattern',
  pays: 'Times the price',
  times: (pays) => `×${pays}`,
  linesRow: (count) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  houseRow: (by) => `Full house within ${by} balls`,
  rules: (drawn, balls) => [
    `${drawn} of the balls from 1 to ${balls} are drawn. Numbers on your cards that come out are covered.`,
    'Lines pay once, for how many there are in the end; patterns and the full house are added.',
    'Daubing by hand never costs a prize. Leave, and the round is still drawn and paid to your wallet.',
  ],
  returns: (rate) => `Theoretical return ${rate}. A simulated game; the server decides every result.`,
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
