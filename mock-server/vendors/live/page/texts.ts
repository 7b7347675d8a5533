import type { PageLanguage } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type SharedTexts, sharedTexts } from '#mock-server/vendors/page-kit/shared-texts.ts'
import type { Opened, Sight } from '../contract.ts'

type Rules = Opened['rules']

interface Texts extends SharedTexts {
  rulesTitle: string
  ruleNames: Record<Rules, string>
  dealer: (name: string) => string
  round: (number: number) => string
  phases: Record<Sight['phase'], string>
  seconds: (count: number) => string
  next: (count: number) => string
  lost: string
  returned: string
  limit: string
  placeChips: string
  spots: Record<string, string>
  pocket: (number: string) => string
  odds: (pays: number) => string
  yourBet: (amount: string) => string
  pendingBet: (amount: string) => string
  chips: string
  chip: (amount: string) => string
  undo: string
  clear: string
  repeat: string
  confirm: string
  confirmWith: (amount: string) => string
  sending: string
  onTable: string
  total: (points: number) => string
  wins: Record<string, string>
  won: (amount: string) => string
  lostRound: string
  pushed: (amount: string) => string
  numberWins: (pocket: number, colour: string) => string
  colours: Record<'red' | 'black' | 'green', string>
  road: string
  roadEmpty: string
  marks: Record<string, string>
  counts: (name: string, count: number) => string
  limits: (minimum: string) => string
  table: { spot: string; pays: string; returns: string; most: string }
  ruleText: Record<Rules, readonly string[]>
  fair: readonly string[]
}

const ko: Texts = {
  ...sharedTexts.ko,
  rulesTitle: '게임 방법과 한도',
  ruleNames: { baccarat: '바카라', dragonTiger: '드래곤 타이거', roulette: '유러피언 룰렛' },
  dealer: (name) => `딜러\u00a0${name}`,
  round: (number) => `${number}번째\u00a0판`,
  phases: { betting: '베팅하세요', dealing: '베팅 마감', result: '결과', pause: '딜러 교대 중' },
  seconds: (count) => `베팅 마감까지 ${count}초`,
  next: (count) => `다음 판까지 ${count}초`,
  lost: '연결이 불안정해요. 다시 연결하고 있어요.',
  returned: '마감되어 확정하지 않은 칩을 돌려드렸어요',
  limit: '이 자리의 한도까지 놓았어요',
  placeChips: '칩을 고르고 자리를 누르세요',
  spots: {
    player: '플레이어',
    banker: '뱅커',
    tie: '타이',
    playerPair: '플레이어 페어',
    bankerPair: '뱅커 페어',
    dragon: '드래곤',
    tiger: '타이거',
    suitedTie: '같은 무늬 타이',
    red: '레드',
    black: '블랙',
    even: '짝수',
    odd: '홀수',
    low: '1–18',
    high: '19–36',
    dozen1: '1–12',
    dozen2: '13–24',
    dozen3: '25–36',
    column1: '1열',
    column2: '2열',
    column3: '3열',
  },
  pocket: (number) => `${number}번`,
  odds: (pays) => `${pays}:1`,
  yourBet: (amount) => `확정 ${amount}`,
  pendingBet: (amount) => `놓은 칩 ${amount}`,
  chips: '칩',
  chip: (amount) => `${amount} 칩`,
  undo: '마지막 칩 빼기',
  clear: '놓은 칩 모두 빼기',
  repeat: '지난 베팅 다시 놓기',
  confirm: '베팅 확정',
  confirmWith: (amount) => `베팅 확정 · ${amount}`,
  sending: '보내는 중…',
  onTable: '이번 판 베팅',
  total: (points) => `${points}`,
  wins: { player: '플레이어 승', banker: '뱅커 승', tie: '타이', dragon: '드래곤 승', tiger: '타이거 승' },
  won: (amount) => `당첨 ${amount}`,
  lostRound: '이번 판은 당첨이 없어요',
  pushed: (amount) => `타이로 ${amount}을 돌려드렸어요`,
  numberWins: (pocket, colour) => `${pocket} ${colour}`,
  colours: { red: '레드', black: '블랙', green: '그린' },
  road: '출목표',
  roadEmpty: '새 슈예요. 첫 판을 기다리고 있어요.',
  marks: { player: '플', banker: '뱅', tie: '타', dragon: '용', tiger: '호' },
  counts: (name, count) => `${name} ${count}회`,
  limits: (minimum) => `한 자리에 최소 ${minimum}부터 걸 수 있고, 한 판의 최대 금액은 자리마다 달라요.`,
  table: { spot: '자리', pays: '배당', returns: '환수율', most: '최대' },
  ruleText: {
    baccarat: [
      '카드 8벌을 써요. A는 1점, 10과 그림은 0점이고 합의 끝자리가 점수예요. 9에 가까운 쪽이 이겨요.',
      '처음 두 장이 8이나 9(내추럴)면 그대로 끝나요. 아니면 플레이어는 0–5에서 한 장을 더 받고, 뱅커는 정해진 표에 따라 받아요.',
      '뱅커로 이기면 5% 수수료를 뺀 0.95:1을 드려요. 타이면 플레이어와 뱅커 베팅은 돌려드려요.',
      '페어는 처음 두 장의 숫자가 같을 때 당첨이에요.',
    ],
    dragonTiger: [
      '드래곤과 타이거에 한 장씩 놓고 높은 쪽이 이겨요. A가 가장 낮고 K가 가장 높아요.',
      '타이면 드래곤과 타이거 베팅의 절반을 돌려드려요.',
      '같은 무늬 타이는 숫자와 무늬가 모두 같을 때 당첨이에요.',
    ],
    roulette: [
      '0이 하나인 유러피언 룰렛이에요. 숫자 하나, 색, 홀짝, 구간, 12개 묶음, 열에 걸 수 있어요.',
      '0이 나오면 숫자 0에 건 베팅만 당첨이에요.',
    ],
  },
  fair: [
    '확정한 베팅은 나가도 그대로 진행되고, 당첨금은 지갑에 바로 들어가요.',
    '마감 전에 확정하지 않은 칩은 걸리지 않아요.',
    '모의 게임이며 결과는 서버에서 정해져요. 다른 사람의 베팅 수는 분위기를 위한 숫자예요.',
  ],
}

const en: Texts = {
  ...sharedTexts.en,
  rulesTitle: 'Rules and limits',
  ruleNames: { baccarat: 'Baccarat', dragonTiger: 'Dragon Tiger', roulette: 'European Roulette' },
  dealer: (name) => `Dealer\u00a0${name}`,
  round: (number) => `Round\u00a0${number}`,
  phases: { betting: 'Place your bets', dealing: 'No more bets', result: 'Result', pause: 'Changing dealers' },
  seconds: (count) => `${count} seconds to bet`,
  next: (count) => `Next round in ${count}s`,
  lost: 'The connection is unstable. Reconnecting.',
  returned: 'Too late: chips you did not confirm came back',
  limit: 'This spot is filled to its limit',
  placeChips: 'Pick a chip, then tap a spot',
  spots: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    dragon: 'Dragon',
    tiger: 'Tiger',
    suitedTie: 'Suited tie',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1–18',
    high: '19–36',
    dozen1: '1st 12',
    dozen2: '2nd 12',
    dozen3: '3rd 12',
    column1: 'Column 1',
    column2: 'Column 2',
    column3: 'Column 3',
  },
  pocket: (number) => `Number ${number}`,
  odds: (pays) => `${pays}:1`,
  yourBet: (amount) => `${amount} confirmed`,
  pendingBet: (amount) => `${amount} in chips`,
  chips: 'Chips',
  chip: (amount) => `${amount} chip`,
  undo: 'Take the last chip back',
  clear: 'Take all chips back',
  repeat: 'Put the last bets again',
  confirm: 'Confirm',
  confirmWith: (amount) => `Confirm · ${amount}`,
  sending: 'Sending…',
  onTable: 'Bets',
  total: (points) => `${points}`,
  wins: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie', dragon: 'Dragon wins', tiger: 'Tiger wins' },
  won: (amount) => `You won ${amount}`,
  lostRound: 'No win this round',
  pushed: (amount) => `A tie: ${amount} came back`,
  numberWins: (pocket, colour) => `${pocket} ${colour}`,
  colours: { red: 'Red', black: 'Black', green: 'Green' },
  road: 'Road',
  roadEmpty: 'A new shoe. Waiting for its first round.',
  marks: { player: 'P', banker: 'B', tie: 'T', dragon: 'D', tiger: 'T' },
  counts: (name, count) => `${name} ${count}`,
  limits: (minimum) => `A spot takes ${minimum} and more; what it takes in a round at most differs from spot to spot.`,
  table: { spot: 'Spot', pays: 'Pays', returns: 'Return', most: 'Maximum' },
  ruleText: {
    baccarat: [
      'Eight decks. Aces count one, tens and pictures nothing; the last digit of the sum is the score. The hand closer to nine wins.',
      'Two cards of eight or nine, a natural, end the round. Otherwise the player draws a third card on 0 to 5, and the banker by a fixed table.',
      'The banker pays 0.95 to 1, less a commission of 5 %. A tie gives player and banker bets back.',
      'A pair wins when the first two cards of that hand are of the same rank.',
    ],
    dragonTiger: [
      'One card for the dragon, one for the tiger; the higher wins. Aces are low, kings high.',
      'A tie gives half of the dragon and tiger bets back.',
      'The suited tie wins when rank and suit are both the same.',
    ],
    roulette: [
      'European roulette with a single zero. Bet on a number, a colour, odd or even, a half, a dozen or a column.',
      'When the zero comes up, only bets on the zero win.',
    ],
  },
  fair: [
    'Bets you confirmed are played even if you leave, and what they win goes straight to your wallet.',
    'Chips that are not confirmed in time are not bet.',
    'A simulated game; the server decides every result. What others bet is shown for atmosphere.',
  ],
}

export const texts: Readonly<Record<PageLanguage, Texts>> = { ko, en }
