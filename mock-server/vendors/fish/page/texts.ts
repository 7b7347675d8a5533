import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'

interface Texts extends SharedTexts {
  rules: string
  sea: string
  shot: string
  shotDown: string
  shotUp: string
  fire: string
  auto: string
  autoOn: string
  autoOff: string
  session: string
  caught: (name: string, amount: string) => string
  hint: string
  cutShots: string
  shortShot: (balance: string, bet: string) => { title: string; text: string }
  forShot: (bet: string) => string
  pays: (times: string) => string
  chance: (rate: string) => string
  howTo: readonly string[]
  returnRule: (rate: string) => string
}

const ko: Texts = {
  ...sharedTexts.ko,
  rules: '물고기와 배당',
  sea: '바다. 화면을 누르거나 방향키로 조준하고 스페이스로 쏘세요',
  shot: '한 발',
  shotDown: '한 발 베팅 내리기',
  shotUp: '한 발 베팅 올리기',
  fire: '발사',
  auto: '자동',
  autoOn: '자동 발사 시작',
  autoOff: '자동 발사 멈추기',
  session: '이번 게임',
  caught: (name, amount) => `${name} 포획! ${amount}`,
  hint: '물고기를 눌러 쏘세요',
  cutShots: '맞힌 발은 그대로 기억하고 있어요. 다시 시도해도 베팅은 한 번만 나가요.',
  shortShot: (balance, bet) => ({
    title: '잔액이 부족해요',
    text: `지금 쓸 수 있는 잔액은 ${balance}이고, 한 발은 ${bet}이에요.`,
  }),
  forShot: (bet) => `한 발 ${bet} 기준이에요.`,
  pays: (times) => `${times}배`,
  chance: (rate) => `포획 ${rate}`,
  howTo: [
    '바다를 누르면 그쪽으로 쏘고, 누르고 있으면 이어서 쏴요.',
    '베팅은 물고기를 맞혔을 때만 나가요. 빗나간 발은 공짜예요.',
    '맞힐 때마다 서버가 포획을 정해요. 비싼 물고기일수록 잡기 어려워요.',
  ],
  returnRule: (rate) => `이론 환수율 ${rate}. 어떤 물고기를 쏘든 같아요. 모의 게임이며 결과는 서버에서 정해져요.`,
}

const en: Texts = {
  ...sharedTexts.en,
  rules: 'Fish and what they pay',
  sea: 'The sea. Tap it, or aim with the arrow keys and shoot with the space bar',
  shot: 'A shot',
  shotDown: 'Lower the bet of a shot',
  shotUp: 'Raise the bet of a shot',
  fire: 'Fire',
  auto: 'Auto',
  autoOn: 'Start auto fire',
  autoOff: 'Stop auto fire',
  session: 'This game',
  caught: (name, amount) => `${name} caught! ${amount}`,
  hint: 'Tap a fish to shoot',
  cutShots: 'Your hits are kept. Trying again takes the bets only once.',
  shortShot: (balance, bet) => ({
    title: 'Not enough balance',
    text: `You have ${balance} to play with, and a shot costs ${bet}.`,
  }),
  forShot: (bet) => `For a shot of ${bet}.`,
  pays: (times) => `${times}×`,
  chance: (rate) => `${rate} per hit`,
  howTo: [
    'Tap the sea to shoot there, hold to keep shooting.',
    'A shot costs its bet only when it hits a fish. A miss is free.',
    'The server decides every hit. The more a fish pays, the harder it is to catch.',
  ],
  returnRule: (rate) =>
    `Theoretical return ${rate}, whichever fish you shoot. A simulated game; the server decides every result.`,
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
