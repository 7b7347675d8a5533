import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'
import type { MatchView, SportsBet } from '../contract.ts'
import type { Accept, Sport, View } from './state.ts'

type Market = MatchView['markets'][number]
type PickId = Market['picks'][number]['id']
type Unit = NonNullable<MatchView['clock']>['unit']

interface NoticeText {
  title: string
  text: string
}

interface Texts extends SharedTexts {
  rules: string
  rulesText: readonly string[]
  returnRule: (rate: string) => string
  sportsLabel: string
  viewsLabel: string
  sports: Record<Sport, string>
  views: Record<View, string>
  liveCount: (count: number) => string
  markets: Record<Market['name'], string>
  picks: Record<PickId, string>
  clock: (unit: Unit, value: number, bottom: boolean) => string
  suspended: string
  empty: Record<View, string>
  more: string
  less: string
  slip: string
  slipBar: (count: number) => string
  single: string
  accumulator: string
  remove: (name: string) => string
  stake: string
  stakeEach: string
  unreadableStake: (example: string) => string
  limits: (least: string, most: string) => string
  odds: string
  cost: string
  potential: string
  acceptLabel: string
  accept: Record<Accept, string>
  place: (cost: string) => string
  placing: string
  placed: (count: number) => string
  toBets: string
  emptySlip: string
  open: string
  settled: string
  status: Record<SportsBet['status'], string>
  nextPage: string
  silent: string
  cutBet: string
  stops: Record<'odds' | 'closed' | 'limit', NoticeText>
}

const ko: Texts = {
  ...sharedTexts.ko,
  rules: '베팅 안내',
  rulesText: [
    '배당을 누르면 베팅 슬립에 담겨요. 두 경기 이상이면 조합으로 묶을 수 있어요.',
    '조합은 모든 선택이 맞아야 당첨이고, 배당은 모두 곱해요. 같은 경기는 한 번만 담을 수 있어요.',
    '무승부가 없는 승패에서 비기면 적중특례(1.00배)로 처리돼요.',
    '결과는 경기가 끝나면 바로 정산돼요. 화면을 닫아도 정산은 그대로 이루어져요.',
  ],
  returnRule: (rate) => `단일 베팅 이론 환수율 약 ${rate}. 팀과 리그는 모두 가상이에요.`,
  sportsLabel: '종목',
  viewsLabel: '보기',
  sports: { football: '축구', baseball: '야구', basketball: '농구', esports: 'e스포츠', virtual: '가상 축구' },
  views: { live: '라이브', upcoming: '예정', results: '결과', bets: '내 베팅' },
  liveCount: (count) => `라이브 ${count}`,
  markets: { result: '승무패', winner: '승패', total: '언더오버', handicap: '핸디캡' },
  picks: { home: '홈', draw: '무', away: '원정', over: '오버', under: '언더' },
  clock: (unit, value, bottom) =>
    ({
      minute: `${value}분`,
      inning: `${value}회${bottom ? '말' : '초'}`,
      quarter: `${value}쿼터`,
      map: `${value}세트`,
    })[unit],
  suspended: '베팅 중지',
  empty: {
    live: '지금 진행 중인 경기가 없어요',
    upcoming: '예정된 경기가 없어요',
    results: '끝난 경기가 없어요',
    bets: '아직 베팅이 없어요',
  },
  more: '더 보기',
  less: '접기',
  slip: '베팅 슬립',
  slipBar: (count) => `${count}개 선택`,
  single: '단일',
  accumulator: '조합',
  remove: (name) => `${name} 빼기`,
  stake: '베팅 금액',
  stakeEach: '경기당 베팅 금액',
  unreadableStake: (example) => `${example}처럼 숫자로만 입력해 주세요`,
  limits: (least, most) => `${least} ~ ${most}`,
  odds: '배당',
  cost: '총 베팅',
  potential: '예상 당첨금',
  acceptLabel: '배당이 바뀌면',
  accept: { none: '다시 확인', better: '오르면 수락', any: '모두 수락' },
  place: (cost) => `${cost} 베팅하기`,
  placing: '베팅하는 중…',
  placed: (count) => `베팅 ${count}건이 접수됐어요`,
  toBets: '내 베팅 보기',
  emptySlip: '배당을 눌러 담아 보세요',
  open: '진행 중',
  settled: '정산 완료',
  status: { open: '진행 중', won: '적중', lost: '미적중', void: '적중특례' },
  nextPage: '더 보기',
  silent: '연결이 불안정해요. 다시 연결하고 있어요',
  cutBet: '베팅은 그대로 기억하고 있어요. 다시 시도해도 한 번만 나가요.',
  stops: {
    odds: { title: '배당이 바뀌었어요', text: '슬립에서 바뀐 배당을 확인하고 다시 베팅해 주세요. 나간 금액은 없어요.' },
    closed: { title: '마감된 선택이 있어요', text: '마감된 선택을 빼고 다시 베팅해 주세요. 나간 금액은 없어요.' },
    limit: { title: '베팅 한도를 확인해 주세요', text: '금액이나 예상 당첨금이 한도를 벗어났어요.' },
  },
}

const en: Texts = {
  ...sharedTexts.en,
  rules: 'How betting works',
  rulesText: [
    'Tap odds to put them on your slip. Two matches or more can be combined.',
    'An accumulator wins when every pick does; its odds are multiplied. It takes each match once.',
    'Where only a winner counts, a draw is void: the stake counts for 1.00.',
    'Bets are settled as soon as the match is over, with the page closed, too.',
  ],
  returnRule: (rate) => `Theoretical return of singles about ${rate}. All teams and leagues are made up.`,
  sportsLabel: 'Sports',
  viewsLabel: 'View',
  sports: {
    football: 'Football',
    baseball: 'Baseball',
    basketball: 'Basketball',
    esports: 'E-sports',
    virtual: 'Virtual',
  },
  views: { live: 'Live', upcoming: 'Upcoming', results: 'Results', bets: 'My bets' },
  liveCount: (count) => `${count} live`,
  markets: { result: 'Result', winner: 'Winner', total: 'Total', handicap: 'Handicap' },
  picks: { home: 'Home', draw: 'Draw', away: 'Away', over: 'Over', under: 'Under' },
  clock: (unit, value, bottom) =>
    ({ minute: `${value}'`, inning: `${bottom ? 'Bot' : 'Top'} ${value}`, quarter: `Q${value}`, map: `Map ${value}` })[
      unit
    ],
  suspended: 'Suspended',
  empty: {
    live: 'Nothing is on right now',
    upcoming: 'No matches to come',
    results: 'No results yet',
    bets: 'No bets yet',
  },
  more: 'More',
  less: 'Less',
  slip: 'Bet slip',
  slipBar: (count) => `${count} ${count === 1 ? 'pick' : 'picks'}`,
  single: 'Singles',
  accumulator: 'Accumulator',
  remove: (name) => `Remove ${name}`,
  stake: 'Stake',
  stakeEach: 'Stake for each',
  unreadableStake: (example) => `Enter digits only, such as ${example}`,
  limits: (least, most) => `${least} – ${most}`,
  odds: 'Odds',
  cost: 'Total stake',
  potential: 'Potential win',
  acceptLabel: 'If odds change',
  accept: { none: 'Ask again', better: 'Take higher', any: 'Take any' },
  place: (cost) => `Bet ${cost}`,
  placing: 'Placing the bet…',
  placed: (count) => `${count} ${count === 1 ? 'bet' : 'bets'} placed`,
  toBets: 'See my bets',
  emptySlip: 'Tap odds to add them',
  open: 'Open',
  settled: 'Settled',
  status: { open: 'Open', won: 'Won', lost: 'Lost', void: 'Void' },
  nextPage: 'Show more',
  silent: 'The connection is unstable. Reconnecting',
  cutBet: 'Your bet is kept. Trying again takes it only once.',
  stops: {
    odds: {
      title: 'The odds have changed',
      text: 'Look at the new odds on your slip and bet again. Nothing was taken.',
    },
    closed: { title: 'A pick is closed', text: 'Take it off your slip and bet again. Nothing was taken.' },
    limit: { title: 'Please check the limits', text: 'The stake or what it could win is out of the limits.' },
  },
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
