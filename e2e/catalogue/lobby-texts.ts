import { announcements } from '#contract/announcements.ts'
import { messages } from '#contract/messages.ts'
import { fault, open, shell } from './parts.ts'
import type { TextRow } from './text-row.ts'

const chromeOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1'

/** The texts of the lobby, the messages, the wallet and the closed platform. */
export const lobbyTexts: readonly TextRow[] = [
  {
    key: 'in_logged_login',
    where: 'home, toast',
    story: { file: 'src/features/games/game-card.stories.tsx', shown: 'VisitorCannotKeep' },
    stays: 2_000,
    acts: [open('/m/home'), { press: 'games.favorite' }],
  },
  {
    key: 'in_chang_saved',
    where: 'home, toast',
    story: { file: 'src/features/games/game-card.stories.tsx', shown: 'KeptAndGivenUpAgain' },
    stays: 1_000,
    acts: [open('/m/home', 'active-member'), { press: 'games.favorite' }],
  },
  {
    key: 'no_announcement',
    where: 'home, notice bar',
    story: { file: 'src/features/announcements/notice-bar.stories.tsx', shown: 'Empty' },
    acts: [open('/m/home', 'empty-content')],
  },
  {
    key: 'loading_failed',
    where: 'home, notice bar',
    story: { file: 'src/features/announcements/notice-bar.stories.tsx', shown: 'Failed' },
    // A visitor would see the announcements of the visit before.
    acts: [open('/m/home', 'active-member'), fault(announcements.announcements, '--status', '503'), { reload: true }],
  },
  {
    key: 'in_no_data',
    where: 'help centre, in place of the list',
    story: { file: 'src/features/help/help-screen.stories.tsx', shown: 'Empty' },
    acts: [open('/m/help', 'empty-content')],
  },
  {
    key: 'free_reject',
    where: 'message centre, toast',
    story: { file: 'src/features/messages/message-center-screen.stories.tsx', shown: 'OnTrial' },
    stays: 1_500,
    acts: [open('/m/message', 'trial'), { press: 'messages.chat' }],
  },
  {
    key: 'empty_url',
    where: 'message centre, toast',
    story: { file: 'src/features/messages/message-center-screen.stories.tsx', shown: 'ChatWithoutAddress' },
    stays: 1_500,
    acts: [
      open('/m/message', 'active-member'),
      fault(messages.launchChat, '--error', 'URL_EMPTY'),
      { press: 'messages.chat' },
    ],
  },
  {
    key: 'app_download_safari_required',
    where: 'home, dialog',
    story: { file: 'src/features/download/download.stories.tsx', shown: 'OutsideSafari' },
    acts: [{ browser: chromeOnIphone }, open('/m/home'), { press: 'announcement.download_app' }],
  },
  {
    key: 'real_account_required',
    where: 'deposit, toast',
    story: { file: 'src/features/deposit/deposit-screen.stories.tsx', shown: 'Trial' },
    stays: 2_000,
    acts: [open('/m/voucherCenter', 'trial')],
  },
  {
    key: 'not_logged_in',
    where: 'home, toast',
    story: { file: 'src/app/shell/shell.stories.tsx', shown: 'HomeAfterTheSession' },
    stays: 1_500,
    acts: [open('/m/home', 'session-expired')],
  },
  {
    key: 'maintenance',
    where: 'in place of the app, without a specific message',
    story: { file: 'src/features/system/closed-screens.stories.tsx', shown: 'WithoutMessage' },
    acts: [open('/m/home'), shell('status', 'maintenance', '--message', ''), { reload: true }],
  },
  {
    key: 'access_restricted',
    where: 'in place of the app',
    story: { file: 'src/features/system/closed-screens.stories.tsx', shown: 'RegionBlocked' },
    acts: [open('/m/home', 'region-blocked')],
  },
  {
    key: 'slow_connection',
    where: 'in place of the app',
    story: { file: 'src/features/system/closed-screens.stories.tsx', shown: 'Unreachable' },
    acts: [open('/m/home', 'gateway-down')],
  },
]
