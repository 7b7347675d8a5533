/** The names of the unit tests against attacks: `admission` is `admission.test.ts`, wherever it lies. */
export const attackTests: readonly string[] = [
  ...['admission', 'host-names', 'tokens', 'random-requests', 'wrong-input', 'content-security', 'frame-message'],
  ...['web-address', 'safe-pattern', 'typed-amount', 'visible-text', 'image-size', 'member-keys'],
  ...['scenario-page', 'serve', 'secrets', 'audit-snapshot', 'express-cross-origin', 'express-vendor-pages'],
  ...['express-studio', 'link-target', 'address-rule', 'image', 'end-of-session', 'clock', 'outbox', 'tree'],
  // What people hand each other: capsules, merchants' files, share links, tours.
  ...['capsules', 'merchant', 'share-link', 'packed-brand', 'own-tours'],
]

/** The journeys against attacks: a folder, and those that also hold what a member may expect of two tabs. */
export const attackJourneys: readonly string[] = [
  'e2e/attacks/',
  'e2e/app/tabs.spec.ts',
  'e2e/loading/late-answers.spec.ts',
  'e2e/loading/late-departures.spec.ts',
  'e2e/loading/network-failures.spec.ts',
]
