import type { PageLanguage } from '#mock-server/vendors/parts/launch-address.ts'
import type { OverReason, Trouble } from './slot-state.ts'

interface NoticeText {
  title: string
  text: string
}

interface Texts {
  loading: string
  lobby: string
  paytable: string
  close: string
  balance: string
  bet: string
  win: string
  spin: string
  stop: string
  betDown: string
  betUp: string
  auto: string
  autoStart: (rounds: number) => string
  autoStop: (left: number) => string
  turbo: string
  idle: string
  spinning: string
  autoLeft: (left: number) => string
  nothing: string
  wonLine: (line: number) => string
  wonScatter: string
  wonLines: (count: number) => string
  won: (amount: string) => string
  reels: string
  bigWin: string
  megaWin: string
  goOn: string
  short: (balance: string, bet: string) => NoticeText
  lowerBet: (bet: string) => string
  retry: string
  trouble: Record<Trouble, NoticeText>
  cut: string
  over: Record<OverReason, NoticeText>
  backToLobby: string
  forBet: (bet: string) => string
  wildRule: string
  scatterRule: string
  linesTitle: (count: number) => string
  linesRule: string
  returnRule: (rate: string) => string
  inARow: (count: number) => string
}

const ko: Texts = {
  loading: '게임을 불러오고 있어요',
  lobby: '로비로 나가기',
  paytable: '배당표',
  close: '닫기',
  balance: '잔액',
  bet: '베팅',
  win: '당첨',
  spin: '스핀',
  stop: '바로 멈추기',
  betDown: '베팅 내리기',
  betUp: '베팅 올리기',
  auto: '자동',
  autoStart: (rounds) => `자동 스핀 ${rounds}회 시작`,
  autoStop: (left) => `자동 스핀 멈추기, ${left}회 남음`,
  turbo: '빠른 스핀',
  idle: '행운을 빌어요!',
  spinning: '돌아가는 중…',
  autoLeft: (left) => `자동 스핀 ${left}회 남음`,
  nothing: '이번 판은 당첨이 없어요',
  wonLine: (line) => `${line}번 라인`,
  wonScatter: '스캐터',
  wonLines: (count) => `${count}개 라인 당첨!`,
  won: (amount) => `당첨 ${amount}`,
  reels: '릴',
  bigWin: '빅 윈',
  megaWin: '메가 윈',
  goOn: '화면을 누르면 계속해요',
  short: (balance, bet) => ({
    title: '잔액이 부족해요',
    text: `지금 잔액은 ${balance}이고, 이번 베팅은 ${bet}이에요.`,
  }),
  lowerBet: (bet) => `베팅 낮추기 · ${bet}`,
  retry: '다시 시도',
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
  backToLobby: '로비로 돌아가기',
  forBet: (bet) => `베팅 ${bet} 기준 당첨금이에요.`,
  wildRule: '2·3·4번 릴에 나오고, 스캐터를 뺀 모든 그림을 대신해요.',
  scatterRule: '어디에 나오든 3개부터 전체 베팅의 배수로 당첨돼요.',
  linesTitle: (count) => `라인 ${count}개`,
  linesRule: '왼쪽 첫 릴부터 같은 그림이 이어지면 당첨이에요. 모든 라인의 당첨금을 더해서 드려요.',
  returnRule: (rate) => `이론 환수율 ${rate}. 모의 게임이며 결과는 서버에서 정해져요.`,
  inARow: (count) => `${count}개`,
}

const en: Texts = {
  loading: 'Loading the game',
  lobby: 'Leave for the lobby',
  paytable: 'Paytable',
  close: 'Close',
  balance: 'Balance',
  bet: 'Bet',
  win: 'Win',
  spin: 'Spin',
  stop: 'Stop now',
  betDown: 'Lower the bet',
  betUp: 'Raise the bet',
  auto: 'Auto',
  autoStart: (rounds) => `Start ${rounds} auto spins`,
  autoStop: (left) => `Stop auto spin, ${left} left`,
  turbo: 'Quick spin',
  idle: 'Good luck!',
  spinning: 'Spinning…',
  autoLeft: (left) => `${left} auto ${left === 1 ? 'spin' : 'spins'} left`,
  nothing: 'No win this time',
  wonLine: (line) => `Line ${line}`,
  wonScatter: 'Scatter',
  wonLines: (count) => `${count} winning lines!`,
  won: (amount) => `Won ${amount}`,
  reels: 'Reels',
  bigWin: 'Big win',
  megaWin: 'Mega win',
  goOn: 'Tap to go on',
  short: (balance, bet) => ({
    title: 'Not enough balance',
    text: `Your balance is ${balance} and this bet is ${bet}.`,
  }),
  lowerBet: (bet) => `Lower the bet to ${bet}`,
  retry: 'Try again',
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
  backToLobby: 'Back to the lobby',
  forBet: (bet) => `Wins for a bet of ${bet}.`,
  wildRule: 'On reels 2, 3 and 4. Stands in for every symbol but the scatter.',
  scatterRule: 'Three or more anywhere pay a multiple of the whole bet.',
  linesTitle: (count) => `${count} lines`,
  linesRule: 'The same symbol in a row from the first reel on wins. The wins of all lines are added up.',
  returnRule: (rate) => `Theoretical return ${rate}. A simulated game; the server decides every result.`,
  inARow: (count) => `×${count}`,
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
