import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'
import type { HandName, Move } from '../contract.ts'

type Named = Exclude<HandName['name'], 'double' | 'points'>

interface Texts extends SharedTexts {
  rulesTitle: string
  gameName: string
  seotda: string
  you: string
  ante: string
  anteDown: string
  anteUp: string
  deal: string
  again: string
  dealing: string
  pot: string
  paid: string
  moves: Record<Move, string>
  yourTurn: string
  turnOf: (name: string) => string
  seconds: (count: number) => string
  sit: string
  youWon: (amount: string) => string
  youShared: (amount: string) => string
  youLost: (name: string) => string
  youFolded: string
  withHand: (name: string, hand: string) => string
  allIn: string
  hiddenCard: string
  card: (month: number, name: string) => string
  months: readonly string[]
  marks: Record<'light' | 'ribbon' | 'picture', string>
  hands: Record<Named, string>
  double: (month: number) => string
  points: (value: number) => string
  ranking: string
  leaveTitle: string
  leaveText: string
  leaveAnyway: string
  stay: string
  shortMove: (balance: string, needed: string) => { title: string; text: string }
  rules: readonly string[]
  rakeRule: (rake: string, rate: string) => string
  stackRule: (antes: number) => string
  timeRule: (seconds: number) => string
}

const ko: Texts = {
  ...sharedTexts.ko,
  rulesTitle: '족보와 게임 방법',
  gameName: '섯다',
  seotda: '섯다 · 4인 · 두 장',
  you: '나',
  ante: '판돈',
  anteDown: '판돈 내리기',
  anteUp: '판돈 올리기',
  deal: '판 시작',
  again: '다음 판',
  dealing: '패를 돌리는 중…',
  pot: '모인 돈',
  paid: '내 베팅',
  moves: { fold: '다이', check: '체크', call: '콜', ante: '삥', double: '따당', half: '하프' },
  yourTurn: '내 차례예요',
  turnOf: (name) => `${name} 님이 생각 중…`,
  seconds: (count) => `${count}초 안에 정해 주세요`,
  sit: '판돈을 정하고 시작하세요',
  youWon: (amount) => `이겼어요! +${amount}`,
  youShared: (amount) => `비겨서 나눠 가졌어요 +${amount}`,
  youLost: (name) => `${name} 님이 이겼어요`,
  youFolded: '다이로 이번 판을 마쳤어요',
  withHand: (name, hand) => `${name} · ${hand}`,
  allIn: '올인',
  hiddenCard: '뒤집힌 패',
  card: (month, name) => `${month}월 ${name}`,
  months: ['솔', '매조', '벚꽃', '흑싸리', '난초', '모란', '홍싸리', '공산', '국진', '단풍'],
  marks: { light: '광', ribbon: '띠', picture: '열끗' },
  hands: {
    light38: '38광땡',
    light: '광땡',
    alli: '알리',
    doksa: '독사',
    gupping: '구삥',
    jangpping: '장삥',
    jangsa: '장사',
    seryuk: '세륙',
  },
  double: (month) => (month === 10 ? '장땡' : `${month}땡`),
  points: (value) => (value === 9 ? '갑오' : value === 0 ? '망통' : `${value}끗`),
  ranking: '높은 순서대로',
  leaveTitle: '판이 끝나지 않았어요',
  leaveText: '지금 나가면 이번 판은 다이로 처리되고, 낸 돈은 돌려받지 못해요.',
  leaveAnyway: '다이하고 나가기',
  stay: '계속하기',
  shortMove: (balance, needed) => ({
    title: '잔액이 부족해요',
    text: `지금 잔액은 ${balance}이고, 필요한 금액은 ${needed}이에요. 시간 안에 잔액을 채우거나 다이할 수 있어요.`,
  }),
  rules: [
    '화투 20장(1월부터 10월까지 두 장씩)으로 해요. 판돈을 내고 한 장을 받은 뒤 베팅하고, 한 장을 더 받아 다시 베팅해요.',
    '끝까지 남은 사람끼리 두 장을 펼쳐 족보가 높은 쪽이 모인 돈을 가져가요. 같으면 나눠요.',
    '삥은 판돈만큼, 따당은 앞 베팅의 두 배, 하프는 모인 돈의 절반을 더 걸어요. 한 번에 모두 세 번까지 올릴 수 있어요.',
    '땡잡이·암행어사·구사 같은 특수 족보는 쓰지 않아요. 같은 끗은 무승부예요.',
    '가진 돈이 모자라면 올인으로 콜할 수 있고, 낸 만큼만 겨뤄요. 아무도 받지 않은 베팅은 돌려드려요.',
  ],
  rakeRule: (rake, rate) => `수수료는 겨룬 돈의 ${rake}예요. 모두가 상대처럼 둘 때 평균 환수율은 ${rate}예요.`,
  stackRule: (antes) => `한 판에 판돈의 ${antes}배까지만 걸려요.`,
  timeRule: (seconds) =>
    `차례마다 ${seconds}초예요. 시간이 지나거나 나가면 다이예요. 상대는 모의 플레이어이고 내 패를 볼 수 없어요.`,
}

const en: Texts = {
  ...sharedTexts.en,
  rulesTitle: 'Hands and rules',
  gameName: 'Seotda',
  seotda: 'Seotda · four seats · two cards',
  you: 'You',
  ante: 'Ante',
  anteDown: 'Lower the ante',
  anteUp: 'Raise the ante',
  deal: 'Deal',
  again: 'Next hand',
  dealing: 'Dealing…',
  pot: 'Pot',
  paid: 'Your bets',
  moves: { fold: 'Fold', check: 'Check', call: 'Call', ante: 'Bet', double: 'Double', half: 'Half pot' },
  yourTurn: 'Your turn',
  turnOf: (name) => `${name} is thinking…`,
  seconds: (count) => `${count} seconds to decide`,
  sit: 'Choose an ante and deal',
  youWon: (amount) => `You won! +${amount}`,
  youShared: (amount) => `A tie: you share +${amount}`,
  youLost: (name) => `${name} wins`,
  youFolded: 'You folded this hand',
  withHand: (name, hand) => `${name} · ${hand}`,
  allIn: 'All in',
  hiddenCard: 'Face-down card',
  card: (month, name) => `${name}, month ${month}`,
  months: ['Pine', 'Plum', 'Cherry', 'Wisteria', 'Iris', 'Peony', 'Bush clover', 'Moon hill', 'Chrysanthemum', 'Maple'],
  marks: { light: 'light', ribbon: 'ribbon', picture: 'picture' },
  hands: {
    light38: '3–8 lights',
    light: 'Lights',
    alli: 'Ali (1–2)',
    doksa: 'Doksa (1–4)',
    gupping: 'Gupping (1–9)',
    jangpping: 'Jangpping (1–10)',
    jangsa: 'Jangsa (4–10)',
    seryuk: 'Seryuk (4–6)',
  },
  double: (month) => `Pair of ${month}`,
  points: (value) => (value === 1 ? '1 point' : `${value} points`),
  ranking: 'From the highest',
  leaveTitle: 'The hand is not over',
  leaveText: 'If you leave now you fold, and what you put in stays in the pot.',
  leaveAnyway: 'Fold and leave',
  stay: 'Play on',
  shortMove: (balance, needed) => ({
    title: 'Not enough balance',
    text: `Your balance is ${balance} and this takes ${needed}. Top it up before the time is over, or fold.`,
  }),
  rules: [
    'Twenty flower cards, two of each month from 1 to 10. Everybody pays the ante and gets a card, bets, gets another card and bets again.',
    'Whoever is left shows both cards; the higher hand takes the pot, equal hands share it.',
    'Bet is one ante, Double twice the last bet, Half pot half of the pot on top. Bets are raised three times at most, all seats together.',
    'No special hands that beat others out of turn. Equal points are a tie.',
    'Without enough money you may call with all you have and play for as much as you put in. A bet nobody matches comes back.',
  ],
  rakeRule: (rake, rate) =>
    `The house takes ${rake} of what is played for. If everybody plays as the opponents do, ${rate} comes back.`,
  stackRule: (antes) => `A hand costs at most ${antes} antes.`,
  timeRule: (seconds) =>
    `You have ${seconds} seconds a turn. Running out of time or leaving is a fold. Opponents are simulated and cannot see your cards.`,
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
