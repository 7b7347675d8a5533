import type { StoryPlace } from './story-index.ts'

/** One screen of a flow: an existing story, and what happens there. */
interface Step extends StoryPlace {
  text: string
}

const step = (file: string, shown: string, text: string): Step => ({ file: `src/${file}.stories.tsx`, shown, text })
const auth = (file: string, shown: string, text: string) => step(`features/auth/${file}`, shown, text)
const deposit = (shown: string, text: string) => step('features/deposit/deposit-screen', shown, text)
const withdraw = (shown: string, text: string) => step('features/withdraw/withdraw-screen', shown, text)
const agent = (file: string, shown: string, text: string) => step(`features/agent-center/${file}`, shown, text)
const vendor = (file: string, shown: string, text: string): Step => ({
  file: `mock-server/vendors/${file}.stories.tsx`,
  shown,
  text,
})

const home = step('app/shell/shell', 'HomeOfAMember', 'Home now shows the balance and leads to the deposit.')

/** What people do with the app, screen by screen. */
export const flows = {
  registration: [
    step(
      'app/shell/shell',
      'HomeOfAVisitor',
      'A visitor looks at the games and opens the registration from the header.',
    ),
    auth('register-screen', 'BothMethods', 'The form asks only for the fields that the merchant has switched on.'),
    auth('register-screen', 'Invited', 'An invitation link fills in the codes of the friend and the agent.'),
    auth(
      'register-screen',
      'FilledInvalid',
      'Each wrong field says below itself what to change, and the first one has the focus.',
    ),
    auth('register-screen', 'UsernameTaken', 'A taken username is reported when the person leaves the field.'),
    auth('register-screen', 'Registered', 'The new member is logged in and arrives at home.'),
    home,
  ],
  login: [
    step('app/shell/shell', 'GuardedPageLeadsToLogin', 'A page for members sends a visitor to the login.'),
    auth('login-screen', 'Ready', 'The member logs in with a username and a password.'),
    auth(
      'login-by-sms',
      'SmsCountdown',
      'With a mobile number, the gateway sends a code; another one can be requested after the countdown.',
    ),
    auth(
      'login-refusals',
      'WrongPasswordAsksForCaptcha',
      'After a wrong password the form asks for a captcha as well.',
    ),
    auth('login-refusals', 'Locked', 'A locked account cannot log in, and the form says so.'),
    step(
      'features/password/forget-screen',
      'CodeSent',
      'A member who forgot the password sets another one with a code.',
    ),
    auth('login-screen', 'LoggedIn', 'After the login the member returns to where the login was needed.'),
  ],
  deposit: [
    step('app/screens', 'MemberCentre', 'The member opens the deposit from the member centre or the header.'),
    deposit('Ready', 'The methods of the merchant are tabs; a bank transfer is the first.'),
    deposit('QuickAmounts', 'The quick amounts add up.'),
    deposit('WithBonus', 'A bonus is chosen beside the amount, and the form shows what will arrive.'),
    deposit('BelowTheLeast', 'An amount outside the limits is refused before anything is sent.'),
    deposit('Announced', 'The result shows the account to transfer to, and waits for the money.'),
    vendor('pay/page/page', 'Gateway', 'Other methods open the page of the payment provider.'),
    step('features/deposit/deposit-record-screen', 'Ready', 'The record lists every deposit with its state.'),
  ],
  'first-bet': [
    home,
    step('features/games/list/game-list-screen', 'Ready', 'The list shows the games of a category, by vendor.'),
    step('features/games/info/game-info-sheet', 'Ready', 'The sheet describes a game before it starts.'),
    step('features/games/game-card', 'Launching', 'The tile is busy while the gateway prepares the game.'),
    step('features/games/launch/game-frame', 'Playing', 'The game opens over the app, with a button that leads back.'),
    vendor('slot/page/game', 'Ready', 'The vendor’s page shows the balance, the stake and the reels.'),
    vendor('slot/page/game', 'Spun', 'After the spin it shows the result and the new balance.'),
    vendor('slot/page/game', 'NotEnoughMoney', 'A stake above the balance is refused.'),
    step('features/records/game-record-screen', 'Ready', 'The record lists the bets with their results.'),
  ],
  withdrawal: [
    withdraw('NoPasswordYet', 'The first withdrawal asks for a payment password.'),
    withdraw('NoAccountYet', 'Then it asks for the bank account that receives the money.'),
    withdraw('AddAccount', 'Another account can be added later.'),
    withdraw('Ready', 'The member chooses an account and enters an amount and the payment password.'),
    withdraw('WithFee', 'If the merchant takes a fee, the form shows what will arrive.'),
    withdraw('TurnoverMissing', 'While a bonus is not played through, the screen says how much is missing.'),
    withdraw('WrongPassword', 'A wrong payment password is refused with the number of attempts left.'),
    withdraw('Ordered', 'The order waits for its review.'),
    step(
      'features/withdraw/withdraw-record-screen',
      'Ready',
      'The record shows which orders were paid, returned or refused.',
    ),
  ],
  'agents-day': [
    auth('login-screen', 'AgentsDesk', 'An agent logs in at the agents’ desk.'),
    agent('agent-home-screen', 'Ready', 'The agent centre begins with the earnings and the team.'),
    agent('kpi-screen', 'Ready', 'The figures show what the team deposited, played and won.'),
    agent('team-screen', 'Ready', 'The team lists the direct downlines, newest first.'),
    agent('team-screen', 'DirectDownline', 'The agent changes the rates of a direct downline.'),
    agent('register-downline-screen', 'Ready', 'The agent registers a new downline.'),
    agent('affiliate-screen', 'Ready', 'The codes and links invite new members.'),
    step('features/agent/contract-screens', 'Ready', 'Contracts set the salary and the dividend of a downline.'),
    agent('earnings-screen', 'Ready', 'The earnings show what the agent was paid.'),
  ],
} satisfies Record<string, readonly Step[]>
