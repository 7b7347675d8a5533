/**
 * The chunk of each feature that has none of its own. `after-home` is loaded after home's first paint, and `floats`, over
 * home, does not depend on it. Alone most of the others would be a script of one to four KB.
 */
const ofFeature: Record<string, string> = {
  agent: 'agent-center',
  announcements: 'floats',
  download: 'after-home',
  feedback: 'notices',
  footer: 'after-home',
  help: 'notices',
  messages: 'notices',
  password: 'security',
  preferences: 'floats',
  promotions: 'offers',
  records: 'play',
  referral: 'offers',
  rewards: 'offers',
  'safer-play': 'play',
  system: 'after-home',
  wallet: 'cashier',
  winners: 'games',
  withdraw: 'cashier',
}

/** Their features use what all screens or all members' screens share, and no other feature. */
const leafChunks = /^(notices|offers|play)$/

/** The chunk of each part in `src/app`, which joins several features; the others are the menus, with the member centre. */
const ofApp: Record<string, string> = {
  'home/below': 'after-home',
  'home/floats': 'floats',
  'home/win': 'after-home',
  'home/winners': 'after-home',
  'menus/member-panel': 'member',
  'screens/account-record-screen': 'play',
  'screens/agent-earnings-screen': 'agent-center',
  'screens/agent-home-screen': 'agent-center',
  'screens/deposit-screen': 'deposit',
  'screens/forget-screen': 'security',
  'screens/game-center-screen': 'games',
  'screens/login-screen': 'auth',
  'screens/member-actions': 'member',
  'screens/member-home-screen': 'member',
  'screens/register-screen': 'auth',
  'screens/security-screen': 'security',
  'screens/slots-screen': 'games',
  'screens/watched-lottery': 'lottery',
  'screens/watched-sports': 'games',
  'screens/winners-screen': 'games',
  'screens/withdraw-screen': 'cashier',
}

/** The chunk of a whole folder in `src/app`. */
const ofAppFolder: Record<string, string> = { worker: 'after-home' }

/** Modules that load a large library, with which they keep a chunk of their own. */
const withLazyLibrary = ['src/ui/carousel/drive-slides.ts', 'src/ui/content/qr-code.tsx', 'src/gateway/transport.ts']

/** The parts of the contract that only members' screens use. */
const membersContract = ['agent', 'agent-contracts', 'agent-shapes', 'deposit', 'security', 'wallet', 'withdraw']

/** The lottery alone uses this part of the contract. */
const lotteryContract = 'src/contract/lottery.ts'

/** Parts of features that several other chunks need; in the chunk of their feature they would bring its screens along. */
const sharedParts = [
  'auth/auth-queries.ts',
  'auth/sign-out.ts',
  'games/lobby-queries.ts',
  'member/profile-query.ts',
  'messages/center-row.tsx',
  'messages/customer-service.tsx',
  'messages/message-queries.ts',
  'messages/unread-total.tsx',
  'messages/use-unread.ts',
  'preferences/language-select.tsx',
  'preferences/theme-switch.tsx',
].map((file) => `src/features/${file}`)

/** The same for parts that only members' screens need. */
const membersParts = [
  'agent/contract-check.ts',
  'agent/use-contract-entries.tsx',
  'safer-play/limit-offer.tsx',
  'safer-play/safer-play-queries.ts',
  'security/security-level.ts',
  'security/security-queries.ts',
].map((file) => `src/features/${file}`)

/** A part of a feature that home alone shows. */
const homePart = /\/src\/features\/winners\/latest-win\./

/** What only members' screens share. */
const membersModule = new RegExp(`/src/(money/|contract/(${membersContract.join('|')})\\.ts)`)

/** The modules that the rules of this file name. */
export const namedModules: readonly string[] = [
  ...Object.keys(ofApp).map((name) => `src/app/${name}.tsx`),
  ...Object.keys(ofAppFolder).map((name) => `src/app/${name}`),
  ...membersContract.map((name) => `src/contract/${name}.ts`),
  ...withLazyLibrary,
  lotteryContract,
  ...sharedParts,
  ...membersParts,
]

const sharedModule = /\/src\/(?!features|app|i18n\/locales)\w+\/|node_modules.(lucide-react|@tanstack|zod)[\\/]/

/**
 * Returns the chunk of a module that the first page does not need: one for each feature or a few of them, one for what
 * they share, one for what members' screens share, and one for the first texts of each language. Small chunks would cost
 * more in requests than they save.
 */
export function chunkName(id: string): string | null {
  if (withLazyLibrary.some((file) => id.endsWith(`/${file}`))) return null
  if (id.endsWith(`/${lotteryContract}`)) return 'lottery'
  if (membersModule.test(id) || membersParts.some((part) => id.endsWith(part))) return 'members'
  if (sharedModule.test(id) || sharedParts.some((part) => id.endsWith(part))) return 'shared'
  if (homePart.test(id)) return 'after-home'
  const [, language] = /\/i18n\/locales\/(\w+)\/(?:home\.json|voices\/)/.exec(id) ?? []
  if (language) return `texts-${language}`
  const [, feature = ''] = /\/src\/features\/([\w-]+)/.exec(id) ?? []
  if (feature) return ofFeature[feature] ?? feature
  const [, part, folder = ''] = /\/src\/app\/(([\w-]+)(?:\/[\w-]+)?)/.exec(id) ?? []
  return part ? (ofAppFolder[folder] ?? ofApp[part] ?? 'member') : null
}

/** Every page needs these: in one piece they weigh 8 KB less (brotli) than in the ten that the bundler would make. */
const libraries = {
  priority: 8,
  name: 'libraries',
  tags: ['$initial' as const],
  test: /node_modules.(react|react-dom|scheduler|i18next|react-i18next|@tanstack|zustand|axios|zod|react-router|react-router-dom)[\\/]/,
}

/** What the first page needs comes in one piece too: fewer files to lose, and they weigh less. */
const firstPage = { name: 'first-page', priority: 7, tags: ['$initial' as const] }

/** The other chunks, in the order of their imports: a group also takes what its modules import, unless another has it. */
const byUse = (label: string, priority: number, test: (chunk: string) => boolean) => ({
  name: chunkName,
  debugName: label,
  test: (id: string) => test(chunkName(id) ?? ''),
  priority,
})
const shared = byUse('shared', 6, (chunk) => chunk === 'shared')
const members = byUse('members', 5, (chunk) => chunk === 'members')
const leaves = byUse('leaves', 4, (chunk) => leafChunks.test(chunk))
const features = byUse('features', 3, (chunk) => chunk !== '' && chunk !== 'after-home')
const afterHome = byUse('after home', 2, (chunk) => chunk === 'after-home')

/** How the app's modules are joined into scripts. */
export const codeSplitting = { groups: [libraries, firstPage, shared, members, leaves, features, afterHome] }
