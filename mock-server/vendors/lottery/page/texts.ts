import type { Suborder } from '#contract/lottery.ts'
import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { Market } from './address.ts'

interface Texts {
  markets: Record<Market, string>
  lobby: string
  chooseGame: string
  allKinds: string
  recent: string
  nothingToPlay: { title: string; text: string }
  every: (minutes: number) => string
  weekdays: readonly string[]
  daily: string
  today: string
  issue: (numero: string) => string
  closesIn: string
  /** Days and hours, behind their numbers. */
  units: readonly [string, string]
  drawing: string
  lastDraw: string
  station: (name: string) => string
  /** With the number of orders that are open. */
  tabs: Record<'bet' | 'orders' | 'results', (open: number) => string>
  playTypes: Record<'trad' | 'ent', string>
  playType: string
  prizeMode: string
  prizeModeRules: Record<'Lott' | 'ZY' | 'Elott' | 'SEA', string>
  bets: string
  odds: (odds: string) => string
  oddsFrom: (from: string, to: string) => string
  pickSize: (size: number) => string
  typeNumber: (digits: number) => string
  numberLabel: (digits: number) => string
  addNumber: string
  remove: (what: string) => string
  pickRandom: string
  clear: string
  notes: (count: number) => string
  amount: string
  multiple: string
  less: (what: string) => string
  more: (what: string) => string
  addToSlip: string
  betNow: string
  slip: string
  openSlip: (count: number) => string
  issues: string
  issuesHint: (count: number) => string
  stopOnWin: string
  confirm: (price: string) => string
  placing: string
  placed: (numero: string) => string
  tooMany: (most: number) => string
  closedMeanwhile: string
  short: (balance: string) => string
  realOnly: string
  cut: string
  failed: string
  orders: string
  noOrders: { title: string; text: string }
  filters: Record<'all' | Suborder['status'], string>
  states: Record<Suborder['status'], string>
  order: string
  orderedAt: string
  stake: string
  win: string
  rebate: (amount: string) => string
  moreIssues: (count: number) => string
  cancel: string
  cancelAll: (count: number) => string
  cancelAsk: (price: string) => string
  cancelled: (price: string) => string
  keep: string
  hit: (times: number) => string
  opened: string
  results: string
  endings: string
  sum: (total: number) => string
  showMore: string
  loadFailed: string
  simulated: string
  back: string
  dice: (value: string) => string
}

const ko: Texts = {
  markets: { vn: '베트남 복권', sea: '동남아 복권', elott: '복권' },
  lobby: '카지노 로비로',
  chooseGame: '복권 고르기',
  allKinds: '전체',
  recent: '최근',
  nothingToPlay: { title: '지금은 열린 복권이 없어요', text: '잠시 뒤에 다시 들러 주세요.' },
  every: (minutes) => (minutes === 60 ? '매시간 추첨' : `${minutes}분마다 추첨`),
  weekdays: ['일', '월', '화', '수', '목', '금', '토'],
  daily: '매일 추첨',
  today: '오늘 추첨',
  issue: (numero) => `제 ${numero} 회`,
  closesIn: '마감까지',
  units: ['일', '시간'],
  drawing: '추첨하고 있어요',
  lastDraw: '지난 추첨',
  station: (name) => `${name} 추첨`,
  tabs: { bet: () => '베팅', orders: (open) => (open > 0 ? `내 주문 ${open}` : '내 주문'), results: () => '당첨 번호' },
  playTypes: { trad: '전통', ent: '엔터테인먼트' },
  playType: '플레이 방식',
  prizeMode: '배당 방식',
  prizeModeRules: {
    Lott: '배당은 조금 낮고, 베팅 금액의 2%를 추첨 때 돌려드려요.',
    ZY: '직영 배당이에요. 한 번에 20만까지 걸 수 있어요.',
    Elott: '돌려받는 몫이 모두 배당에 들어 있는 가장 높은 배당이에요.',
    SEA: '모든 베팅을 10% 할인해 드려요. 1,000 단위로 걸어요.',
  },
  bets: '베팅 종류',
  odds: (odds) => `배당 ${odds}`,
  oddsFrom: (from, to) => `배당 ${from}–${to}`,
  pickSize: (size) => `${size}개 이상 고르세요`,
  typeNumber: (digits) => `${digits}자리 숫자를 입력하세요`,
  numberLabel: (digits) => `${digits}자리 숫자`,
  addNumber: '추가',
  remove: (what) => `${what} 빼기`,
  pickRandom: '자동 선택',
  clear: '지우기',
  notes: (count) => `${count.toLocaleString('ko')}건`,
  amount: '건당 금액',
  multiple: '배수',
  less: (what) => `${what} 줄이기`,
  more: (what) => `${what} 늘리기`,
  addToSlip: '담기',
  betNow: '베팅하기',
  slip: '베팅 슬립',
  openSlip: (count) => `베팅 슬립 열기, ${count}줄`,
  issues: '연속 회차',
  issuesHint: (count) => (count === 1 ? '이번 회차만' : `이번부터 ${count}회차`),
  stopOnWin: '당첨되면 남은 회차 취소',
  confirm: (price) => `${price} 베팅`,
  placing: '베팅하고 있어요',
  placed: (numero) => `제 ${numero} 회 베팅이 접수됐어요`,
  tooMany: (most) => `한 줄은 ${most.toLocaleString('ko')}건까지 걸 수 있어요`,
  closedMeanwhile: '그사이 회차가 마감됐어요. 다음 회차로 다시 베팅해 주세요.',
  short: (balance) => `잔액이 부족해요. 지금 잔액은 ${balance}이에요.`,
  realOnly: '정식 회원만 베팅할 수 있어요.',
  cut: '응답을 받지 못했어요. 다시 눌러도 한 번만 베팅돼요.',
  failed: '베팅하지 못했어요. 고른 내용을 확인해 주세요.',
  orders: '주문 목록',
  noOrders: { title: '주문이 없어요', text: '번호를 골라 첫 베팅을 해 보세요.' },
  filters: { all: '전체', open: '진행 중', won: '당첨', lost: '낙첨', cancelled: '취소' },
  states: { open: '진행 중', won: '당첨', lost: '낙첨', cancelled: '취소됨' },
  order: '주문 상세',
  orderedAt: '주문 시각',
  stake: '베팅',
  win: '당첨금',
  rebate: (amount) => `환급 ${amount}`,
  moreIssues: (count) => `외 ${count}회차`,
  cancel: '취소하기',
  cancelAll: (count) => `취소할 수 있는 ${count}건 모두 취소`,
  cancelAsk: (price) => `${price}을 돌려받고 취소할까요?`,
  cancelled: (price) => `취소했어요. ${price}을 돌려드렸어요.`,
  keep: '그대로 두기',
  hit: (times) => `${times}번`,
  opened: '나온 번호',
  results: '지난 당첨 번호',
  endings: '끝자리표',
  sum: (total) => `합계 ${total}`,
  showMore: '더 보기',
  loadFailed: '불러오지 못했어요',
  simulated: '모의 복권이에요. 결과는 서버에서 정해져요.',
  back: '복권 목록',
  dice: (value) => `주사위 ${value}`,
}

const en: Texts = {
  markets: { vn: 'Vietnam lottery', sea: 'Southeast Asia lottery', elott: 'Lottery' },
  lobby: 'To the casino lobby',
  chooseGame: 'Choose a lottery',
  allKinds: 'All',
  recent: 'Recent',
  nothingToPlay: { title: 'No lottery is open', text: 'Please come back a little later.' },
  every: (minutes) =>
    minutes === 60 ? 'Draws every hour' : minutes === 1 ? 'Draws every minute' : `Draws every ${minutes} minutes`,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  daily: 'Draws every day',
  today: 'Draws today',
  issue: (numero) => `Draw ${numero}`,
  closesIn: 'Closes in',
  units: ['d', 'h'],
  drawing: 'Drawing now',
  lastDraw: 'Last draw',
  station: (name) => `Drawn in ${name}`,
  tabs: {
    bet: () => 'Bet',
    orders: (open) => (open > 0 ? `My orders ${open}` : 'My orders'),
    results: () => 'Results',
  },
  playTypes: { trad: 'Tradition', ent: 'Entertainment' },
  playType: 'Way to play',
  prizeMode: 'Prize mode',
  prizeModeRules: {
    Lott: 'Odds a little lower, and 2% of every stake comes back at the draw.',
    ZY: 'The house’s own odds, for stakes up to 200,000.',
    Elott: 'All that is paid back is in the odds: the highest ones.',
    SEA: 'Every bet at 10% off, in units of 1,000.',
  },
  bets: 'Kinds of bet',
  odds: (odds) => `Pays ${odds}`,
  oddsFrom: (from, to) => `Pays ${from}–${to}`,
  pickSize: (size) => `Pick ${size} or more`,
  typeNumber: (digits) => `Type numbers of ${digits} digits`,
  numberLabel: (digits) => `Number of ${digits} digits`,
  addNumber: 'Add',
  remove: (what) => `Remove ${what}`,
  pickRandom: 'Pick for me',
  clear: 'Clear',
  notes: (count) => `${count.toLocaleString('en')} ${count === 1 ? 'note' : 'notes'}`,
  amount: 'Stake per note',
  multiple: 'Times',
  less: (what) => `Less: ${what}`,
  more: (what) => `More: ${what}`,
  addToSlip: 'Add',
  betNow: 'Bet now',
  slip: 'Bet slip',
  openSlip: (count) => `Open the bet slip, ${count} ${count === 1 ? 'line' : 'lines'}`,
  issues: 'Draws in a row',
  issuesHint: (count) => (count === 1 ? 'This draw only' : `This one and ${count - 1} more`),
  stopOnWin: 'After a win, cancel the draws left',
  confirm: (price) => `Bet ${price}`,
  placing: 'Placing your bet',
  placed: (numero) => `Your bet on draw ${numero} is in`,
  tooMany: (most) => `A line takes up to ${most.toLocaleString('en')} notes`,
  closedMeanwhile: 'The draw has closed meanwhile. Please bet on the next one.',
  short: (balance) => `Not enough balance: you have ${balance}.`,
  realOnly: 'Only members with an actual account can bet.',
  cut: 'No answer came. Press again: the bet is placed only once.',
  failed: 'The bet was not taken. Please check what you picked.',
  orders: 'Orders',
  noOrders: { title: 'No orders yet', text: 'Pick your numbers and place a first bet.' },
  filters: { all: 'All', open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Cancelled' },
  states: { open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Cancelled' },
  order: 'Order',
  orderedAt: 'Ordered',
  stake: 'Stake',
  win: 'Win',
  rebate: (amount) => `Rebate ${amount}`,
  moreIssues: (count) => `and ${count} more`,
  cancel: 'Cancel',
  cancelAll: (count) => `Cancel all ${count} that can be`,
  cancelAsk: (price) => `Cancel and get ${price} back?`,
  cancelled: (price) => `Cancelled. ${price} is back in your wallet.`,
  keep: 'Keep it',
  hit: (times) => `×${times}`,
  opened: 'Drawn',
  results: 'Past results',
  endings: 'Endings',
  sum: (total) => `Sum ${total}`,
  showMore: 'Show more',
  loadFailed: 'This could not be loaded',
  simulated: 'A simulated lottery; the server decides every draw.',
  back: 'All lotteries',
  dice: (value) => `Die ${value}`,
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
