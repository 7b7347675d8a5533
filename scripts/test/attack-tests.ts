/** The names of the unit tests against attacks: `admission` is `admission.test.ts`, wherever it lies. */
export const attackTests: readonly string[] = [
  ...['admission', 'host-names', 'tokens', 'random-requests', 'wrong-input', 'content-security', 'frame-message'],
  ...['web-address', 'safe-pattern', 'typed-amount', 'visible-text', 'image-size', 'member-keys'],
  ...['scenario-page', 'serve', 'secrets', 'audit-snapshot', 'express-cross-origin', 'express-vendor-pages'],
  ...['express-studio', 'link-target', 'address-rule', 'image'],
]
