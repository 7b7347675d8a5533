import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'

interface Texts extends SharedTexts {
  paytable: string
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
  forBet: (bet: string) => string
  wildRule: string
  scatterRule: string
  linesTitle: (count: number) => string
  linesRule: string
  returnRule: (rate: string) => string
  inARow: (count: number) => string
}

const ko: Texts = {
  ...sharedTexts.ko,
  paytable: '배당표',
  spin: '스핀',
  stop: '바로 멈추기',
  betDown: '베팅 내리기',
  betUp: '베팅 올리기',
  auto: '자동',
  autoStart: (rounds) => `자동 스핀 ×${rounds} 시작`,
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
  forBet: (bet) => `베팅 ${bet} 기준 당첨금이에요.`,
  wildRule: '2·3·4번 릴에 나오고, 스캐터를 뺀 모든 그림을 대신해요.',
  scatterRule: '어디에 나오든 3개부터 전체 베팅의 배수로 당첨돼요.',
  linesTitle: (count) => `라인 ${count}개`,
  linesRule: '왼쪽 첫 릴부터 같은 그림이 이어지면 당첨이에요. 모든 라인의 당첨금을 더해서 드려요.',
  returnRule: (rate) => `이론 환수율 ${rate}. 모의 게임이며 결과는 서버에서 정해져요.`,
  inARow: (count) => `${count}개`,
}

const en: Texts = {
  ...sharedTexts.en,
  paytable: 'Paytable',
  spin: 'Spin',
  stop: 'Stop now',
  betDown: 'Lower the bet',
  betUp: 'Raise the bet',
  auto: 'Auto',
  autoStart: (rounds) => `Start ×${rounds} auto spins`,
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
  forBet: (bet) => `Wins for a bet of ${bet}.`,
  wildRule: 'On reels 2, 3 and 4. Stands in for every symbol but the scatter.',
  scatterRule: 'Three or more anywhere pay a multiple of the whole bet.',
  linesTitle: (count) => `${count} lines`,
  linesRule: 'The same symbol in a row from the first reel on wins. The wins of all lines are added up.',
  returnRule: (rate) => `Theoretical return ${rate}. A simulated game; the server decides every result.`,
  inARow: (count) => `×${count}`,
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
