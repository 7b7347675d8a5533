import type { PageLanguage } from './launch-address.ts'
import type { OverReason, Trouble } from './outcome.ts'

interface NoticeText {
  title: string
  text: string
}

/** The words that every vendor page needs; a page spreads them under its own. */
export interface SharedTexts {
  loading: string
  lobby: string
  backToLobby: string
  close: string
  /** Marks money that is nobody's. */
  trial: string
  retry: string
  balance: string
  bet: string
  win: string
  short: (balance: string, bet: string) => NoticeText
  lowerBet: (bet: string) => string
  trouble: Record<Trouble, NoticeText>
  /** A round whose answer did not come: it is kept, and asked for again with the same key. */
  cut: string
  over: Record<OverReason, NoticeText>
}

const ko: SharedTexts = {
  loading: '게임을 불러오고 있어요',
  lobby: '로비로 나가기',
  backToLobby: '로비로 돌아가기',
  close: '닫기',
  trial: '체험',
  retry: '다시 시도',
  balance: '잔액',
  bet: '베팅',
  win: '당첨',
  short: (balance, bet) => ({
    title: '잔액이 부족해요',
    text: `지금 잔액은 ${balance}이고, 이번 베팅은 ${bet}이에요.`,
  }),
  lowerBet: (bet) => `베팅 낮추기 · ${bet}`,
  trouble: {
    unreachable: { title: '연결이 끊겼어요', text: '네트워크를 확인한 뒤 다시 시도해 주세요.' },
    maintenance: { title: '점검 중이에요', text: '점검이 끝나면 이어서 즐길 수 있어요.' },
  },
  cut: '이번 판은 그대로 기억하고 있어요. 다시 시도해도 베팅은 한 번만 나가요.',
  over: {
    expired: { title: '게임 시간이 끝났어요', text: '로비에서 게임을 다시 열어 주세요. 잔액은 그대로예요.' },
    closed: { title: '이미 닫은 게임이에요', text: '로비에서 게임을 다시 열면 이어서 즐길 수 있어요.' },
    'signed-out': { title: '로그아웃되었어요', text: '다시 로그인한 뒤 게임을 열어 주세요. 잔액은 그대로예요.' },
    gone: { title: '지금은 할 수 없는 게임이에요', text: '로비에서 다른 게임을 골라 주세요.' },
  },
}

const en: SharedTexts = {
  loading: 'Loading the game',
  lobby: 'Leave for the lobby',
  backToLobby: 'Back to the lobby',
  close: 'Close',
  trial: 'Trial',
  retry: 'Try again',
  balance: 'Balance',
  bet: 'Bet',
  win: 'Win',
  short: (balance, bet) => ({
    title: 'Not enough balance',
    text: `Your balance is ${balance} and this bet is ${bet}.`,
  }),
  lowerBet: (bet) => `Lower the bet to ${bet}`,
  trouble: {
    unreachable: { title: 'Connection lost', text: 'Check your network and try again.' },
    maintenance: { title: 'Under maintenance', text: 'You can go on playing as soon as it is over.' },
  },
  cut: 'This round is kept. Trying again takes the bet only once.',
  over: {
    expired: { title: 'This game has timed out', text: 'Open it again from the lobby. Your balance is safe.' },
    closed: { title: 'This game was closed', text: 'Open it again from the lobby to go on playing.' },
    'signed-out': { title: 'You are signed out', text: 'Log in and open the game again. Your balance is safe.' },
    gone: { title: 'This game is not available', text: 'Please choose another one in the lobby.' },
  },
}

export const sharedTexts: Readonly<Record<PageLanguage, SharedTexts>> = { ko, en }
