import { announcements } from '#contract/announcements.ts'
import { gameInfo } from '#contract/game-info.ts'
import { games } from '#contract/games.ts'
import { member, type Step, step } from '../step.ts'
import { settings } from './world-steps.ts'

const elsewhere = { expect: 'MERCHANT_UNKNOWN' } as const
const owned = { token: member }

const query = {
  types: 'B,PL,PU,PR',
  groupName: '',
  platform: 'M',
  merchantCode: 'HAEDAL',
  token: member,
  language: 'KO',
}
const page = {
  merchant: 'HAEDAL',
  platform: 'html5',
  gameName: '',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 21,
  vassalage: 'PP',
  language: 'EN',
}
const hot = { merchantCode: 'HAEDAL', isPlatform: '2', language: 'KO', platform: 'html5' }
const favourite = { nodeId: '{{game list.games.0.nodeId}}', token: member, vendor: 'PP' }
const info = { merchant: 'HAEDAL', nodeId: '{{game list.games.0.nodeId}}', language: 'EN' }
const favourites = { token: member, pageNo: 1, pageSize: 30, language: 'KO' }

export const announcementSteps: Step[] = [
  step('announcements', announcements.announcements, query, owned),
  step(
    'announcements elsewhere',
    announcements.announcements,
    { ...query, token: '', merchantCode: 'NONE' },
    elsewhere,
  ),
  step('notices', announcements.notices, { language: 'KO' }, owned),
  step('mark as read', announcements.markAnnouncementAsRead, { announcementId: '{{notices.0.id}}', read: true }, owned),
  step(
    'mark nothing as read',
    announcements.markAnnouncementAsRead,
    { announcementId: 'none', read: true },
    { ...owned, expect: 'ANNOUNCEMENT_NOT_FOUND' },
  ),
  step('notices with one read', announcements.notices, {}, owned),
  step('popular games', announcements.popularGames, { language: 'KO', limitNum: 5 }),
  step('rank list', announcements.rankList, { period: 'WEEK', language: 'EN', limitNum: 10 }),
  step('rank list of no period', announcements.rankList, { period: 'YEAR' }, { expect: 'INVALID_INPUT' }),
  step('winner board', announcements.winnerBoard, { gameCategory: 'ALL', language: 'KO', limitNum: 100 }),
]

export const gameSteps: Step[] = [
  step('vendor game types', games.vendorGameTypes, { typeId: '1', merchant_code: 'HAEDAL' }),
  step('vendor game types elsewhere', games.vendorGameTypes, { typeId: '1', merchant_code: 'NONE' }, elsewhere),
  step('game list', games.gameList, page),
  // A 304 has no body.
  step('unchanged game list', games.gameList, page, { headers: { 'If-None-Match': '*' }, expect: 'malformed' }),
  step('game list by name', games.gameList, { ...page, gameType: '', vassalage: '', gameName: 'dragon', pageSize: 5 }),
  step('game index', games.gameIndex, { merchant: 'HAEDAL', language: 'JA' }),
  step('game index elsewhere', games.gameIndex, { merchant: 'NONE', language: 'JA' }, elsewhere),
  step('game list elsewhere', games.gameList, { ...page, merchant: 'NONE' }, elsewhere),
  step('game list of no page', games.gameList, { ...page, pageNo: 0 }, { expect: 'INVALID_INPUT' }),
  step('hot games', games.hotGames, hot),
  step('hot games elsewhere', games.hotGames, { ...hot, merchantCode: 'NONE' }, elsewhere),
  settings('game information on', { flags: { GAMEINFO3: true } }),
  step('game information', gameInfo.read, info, owned),
  step('game information of a visitor', gameInfo.read, info),
  step('game information elsewhere', gameInfo.read, { ...info, merchant: 'NONE' }, elsewhere),
  step('information of no game', gameInfo.read, { ...info, nodeId: 'none' }, { expect: 'GAME_NOT_FOUND' }),
  settings('game information off', { flags: { GAMEINFO3: false } }),
  step('favourites', games.favorites, favourites, owned),
  step('remove a favourite', games.removeFavorite, favourite, owned),
  step(
    'remove no game',
    games.removeFavorite,
    { ...favourite, nodeId: 'none' },
    { ...owned, expect: 'GAME_NOT_FOUND' },
  ),
  step('add a favourite', games.addFavorite, favourite, owned),
  step('add it again', games.addFavorite, favourite, owned),
  step('add no game', games.addFavorite, { ...favourite, nodeId: 'none' }, { ...owned, expect: 'GAME_NOT_FOUND' }),
  step('add a recent game', games.addRecent, favourite, owned),
  step('add no recent game', games.addRecent, { ...favourite, nodeId: 'none' }, { ...owned, expect: 'GAME_NOT_FOUND' }),
  step('recent games', games.recent, favourites, owned),
  step('favourite ids', games.favoritesList, { token: member }, owned),
  step(
    'favourite ids by two tokens',
    games.favoritesList,
    { token: 'another' },
    { ...owned, expect: 'SESSION_INVALID' },
  ),
]
