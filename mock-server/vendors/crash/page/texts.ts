import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'

interface Texts extends SharedTexts {
  rules: string
  history: string
  nextIn: string
  seconds: (count: string) => string
  ready: string
  crashed: string
  crashedAt: (multiplier: string) => string
  flying: string
  betting: string
  betDown: string
  betUp: string
  auto: string
  autoDown: string
  autoUp: string
  placeBet: string
  queueBet: string
  unqueue: string
  queuedHint: string
  placing: string
  waiting: string
  cashOut: string
  leaving: string
  won: (amount: string, multiplier: string) => string
  lost: string
  silent: string
  cutBet: string
  players: (count: number) => string
  you: string
  howTo: string
  howToSteps: readonly string[]
  curve: string
  returnRule: (rate: string, top: string) => string
  fairTitle: string
  fairText: string
  hash: string
  seed: string
  check: (round: number) => string
  checkShort: string
  proved: string
  notProved: string
  round: string
}

const ko: Texts = {
  ...sharedTexts.ko,
  rules: '게임 방법과 공정성',
  history: '지난 결과',
  nextIn: '이륙까지',
  seconds: (count) => `${count}초`,
  ready: '지금 베팅하세요',
  crashed: '추락',
  crashedAt: (multiplier) => `${multiplier}에서 추락했어요`,
  flying: '날아오르는 중',
  betting: '베팅 시간이에요',
  betDown: '베팅 내리기',
  betUp: '베팅 올리기',
  auto: '자동 현금화',
  autoDown: '자동 현금화 배수 내리기',
  autoUp: '자동 현금화 배수 올리기',
  placeBet: '베팅',
  queueBet: '다음 판 베팅',
  unqueue: '예약 취소',
  queuedHint: '다음 판에 자동으로 베팅해요',
  placing: '베팅하는 중…',
  waiting: '이륙을 기다리는 중',
  cashOut: '현금화',
  leaving: '현금화하는 중…',
  won: (amount, multiplier) => `${multiplier}에 현금화 · ${amount}`,
  lost: '이번 판은 놓쳤어요. 다음 판에 다시 도전해 보세요',
  silent: '연결이 불안정해요. 다시 연결하고 있어요',
  cutBet: '베팅은 그대로 기억하고 있어요. 다시 시도해도 한 번만 나가요.',
  players: (count) => `이번 판 ${count}명`,
  you: '나',
  howTo: '게임 방법',
  howToSteps: [
    '이륙하기 전에 베팅해요.',
    '날아오르는 동안 배수가 1.00배부터 계속 커져요.',
    '추락하기 전에 현금화하면 베팅 × 배수를 받아요.',
    '현금화하지 못하고 추락하면 베팅을 잃어요. 화면을 닫아도 자동 현금화는 그대로 작동해요.',
  ],
  curve: '배수는 이륙 후 t초에 e^(t/10)이에요. 2배까지 약 7초, 10배까지 약 23초가 걸려요.',
  returnRule: (rate, top) =>
    `이론 환수율 ${rate}. 언제 현금화하든 같아요. ${top}에 이르면 모두 자동으로 현금화돼요. 모의 게임이에요.`,
  fairTitle: '공정성 검증',
  fairText:
    '추락 지점은 베팅 전에 이미 정해져 있고, 그 시드의 SHA-256 해시를 먼저 보여 드려요. 판이 끝나면 시드를 공개하니 직접 확인할 수 있어요.',
  hash: '시드 해시',
  seed: '시드',
  check: (round) => `${round}번 판 검증`,
  checkShort: '검증',
  proved: '해시와 추락 지점이 모두 일치해요',
  notProved: '일치하지 않아요',
  round: '판',
}

const en: Texts = {
  ...sharedTexts.en,
  rules: 'How to play and fairness',
  history: 'Past rounds',
  nextIn: 'Take-off in',
  seconds: (count) => `${count} s`,
  ready: 'Place your bet',
  crashed: 'Crashed',
  crashedAt: (multiplier) => `Crashed at ${multiplier}`,
  flying: 'In flight',
  betting: 'Bets are open',
  betDown: 'Lower the bet',
  betUp: 'Raise the bet',
  auto: 'Auto cash-out',
  autoDown: 'Lower the auto cash-out multiplier',
  autoUp: 'Raise the auto cash-out multiplier',
  placeBet: 'Bet',
  queueBet: 'Bet next round',
  unqueue: 'Cancel',
  queuedHint: 'Your bet goes in with the next round',
  placing: 'Placing the bet…',
  waiting: 'Waiting for take-off',
  cashOut: 'Cash out',
  leaving: 'Cashing out…',
  won: (amount, multiplier) => `Cashed out at ${multiplier} · ${amount}`,
  lost: 'Missed this one. The next round is about to begin',
  silent: 'The connection is unstable. Reconnecting',
  cutBet: 'Your bet is kept. Trying again takes it only once.',
  players: (count) => `${count} in this round`,
  you: 'You',
  howTo: 'How to play',
  howToSteps: [
    'Place a bet before take-off.',
    'In flight the multiplier grows from 1.00x on.',
    'Cash out before the crash and you get bet × multiplier.',
    'Not out in time, the bet is lost. Auto cash-out works with the page closed, too.',
  ],
  curve: 't seconds after take-off the multiplier is e^(t/10): about 7 s to 2x, about 23 s to 10x.',
  returnRule: (rate, top) =>
    `Theoretical return ${rate}, whenever you cash out. At ${top} everybody is cashed out. A simulated game.`,
  fairTitle: 'Provably fair',
  fairText:
    'Where a round crashes is settled before the first bet, and the SHA-256 hash of its seed is shown. The seed itself is published after the round, so that you can check it.',
  hash: 'Hash of the seed',
  seed: 'Seed',
  check: (round) => `Check round ${round}`,
  checkShort: 'Check',
  proved: 'Hash and crash point both match',
  notProved: 'They do not match',
  round: 'Round',
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }

/** A multiplier as it is shown: always two decimals below 100. */
export const times = (multiplier: number): string => `${multiplier.toFixed(multiplier < 100 ? 2 : 1)}x`
