/** What a file may import, and what not. */
interface Row {
  file: string
  may: string[]
  mayNot: string[]
}

/** Files of each folder, the arrows that the import rule allows them, and some that it refuses. */
export const rows: Row[] = [
  {
    file: 'src/main.tsx',
    may: ['#app/app.tsx', 'react'],
    mayNot: ['#mock-server/world/worlds/world.ts', './studio/studio.tsx', './app/app.tsx'],
  },
  {
    file: 'src/contract/a.ts',
    may: ['zod/mini', './b.ts'],
    mayNot: ['zod', 'axios', '#merchant/flags.ts', '../merchant/flags.ts'],
  },
  {
    file: 'src/contract/a.test.ts',
    may: ['vitest', 'fast-check', '#mock-server/a.ts'],
    mayNot: ['#merchant/flags.ts', '#app/app.tsx'],
  },
  {
    file: 'src/merchant/a.ts',
    may: ['#contract/b.ts', 'zod/mini', './b.ts'],
    mayNot: ['#platform/b.ts', 'react', '#fixtures/b.json'],
  },
  { file: 'src/merchant/a.test.ts', may: ['#fixtures/b.json', 'vitest'], mayNot: ['#ui/controls/button.tsx'] },
  {
    file: 'src/platform/a.ts',
    may: ['#contract/b.ts', '#merchant/b.ts'],
    mayNot: ['#gateway/call.ts', '#i18n/t.ts', '../gateway/call.ts'],
  },
  {
    file: 'src/i18n/a.ts',
    may: ['#contract/b.ts', 'i18next', './locales/ko/home.json'],
    mayNot: ['#ui/controls/button.tsx', '#platform/b.ts'],
  },
  {
    file: 'src/gateway/a.ts',
    may: ['#platform/b.ts', '#contract/b.ts', 'axios', 'zod/mini'],
    mayNot: ['#ui/controls/button.tsx', '#features/home/home.tsx', '#mock-server/a.ts', 'zod'],
  },
  { file: 'src/session/a.ts', may: ['#platform/b.ts', '#i18n/b.ts'], mayNot: ['#gateway/call.ts', '#brand/b.ts'] },
  {
    file: 'src/brand/a.ts',
    may: ['#gateway/call.ts', '#merchant/b.ts'],
    mayNot: ['#money/b.ts', '#ui/controls/button.tsx'],
  },
  {
    file: 'src/money/a.ts',
    may: ['#brand/b.ts', '#ui/layers/toast.ts'],
    mayNot: ['#features/home/home.tsx', '#app/app.tsx'],
  },
  {
    file: 'src/features/games/home/a.tsx',
    may: ['../game-card.tsx', '../list/b.ts', '#money/b.ts'],
    mayNot: ['../../footer/footer.tsx', '#features/footer/footer.tsx'],
  },
  {
    file: 'src/gateway/a.test.ts',
    may: ['#mock-server/hosts/msw.ts', 'msw/node'],
    mayNot: ['#ui/controls/button.tsx'],
  },
  {
    file: 'src/ui/a.tsx',
    may: ['#merchant/theme.ts', '#i18n/t.ts', 'react', './b.tsx'],
    mayNot: [
      '#gateway/call.ts',
      '#features/home/home.tsx',
      '#app/app.tsx',
      '#mock-server/a.ts',
      '@tanstack/react-query',
    ],
  },
  { file: 'src/ui/icons/a.tsx', may: ['../button.tsx'], mayNot: ['../../contract/games.ts'] },
  {
    file: 'src/features/home/a.tsx',
    may: ['#ui/controls/button.tsx', '#gateway/call.ts', './b.tsx'],
    mayNot: [
      '#features/login/login.tsx',
      '../login/login.tsx',
      '#app/routes.tsx',
      '#mock-server/a.ts',
      '#fixtures/a.json',
    ],
  },
  {
    file: 'src/features/home/a.stories.tsx',
    may: ['#mock-server/a.ts', '#fixtures/a.json', './a.tsx'],
    mayNot: ['#features/login/login.tsx', '../login/login.tsx', '#app/routes.tsx'],
  },
  {
    file: 'src/app/a.tsx',
    may: ['#features/home/home.tsx', '#ui/controls/button.tsx', './routes.tsx'],
    mayNot: ['#mock-server/a.ts', '../features/home/home.tsx', '../studio/studio.tsx'],
  },
  {
    file: 'src/app/a.test.tsx',
    may: ['#mock-server/a.ts', '#features/home/home.tsx'],
    mayNot: ['../../mock-server/a.ts'],
  },
  {
    file: 'src/studio/a.tsx',
    may: ['#studio/api/calls.ts', '#ui/controls/button.tsx', '#locales/en/studio/page.json'],
    mayNot: ['#app/app.tsx', '#features/home/home.tsx', '#gateway/call.ts', '#mock-server/control/contract.ts'],
  },
  {
    file: 'src/demo/worker.ts',
    may: ['#mock-server/hosts/service-worker.ts', '../main.tsx'],
    mayNot: ['../../mock-server/a.ts'],
  },
  {
    file: 'mock-server/core/a.ts',
    may: [
      '#contract/b.ts',
      '#merchant/b.ts',
      '#fixtures/b.json',
      '#mock-server/world/b.ts',
      '#mock-server/values/b.ts',
      './b.ts',
      'jose',
      'node:fs',
    ],
    mayNot: [
      '#gateway/call.ts',
      '#ui/controls/button.tsx',
      '#mock-server/platform/money/rules/b.ts',
      '#mock-server/control/b.ts',
      '../world/b.ts',
      '../../src/contract/b.ts',
      'react',
      'react-dom/client',
    ],
  },
  {
    file: 'mock-server/texts/a.ts',
    may: ['#locale-files', '#contract/b.ts', '#mock-server/values/b.ts'],
    mayNot: ['#mock-server/catalogue/b.ts', '#i18n/languages.ts'],
  },
  {
    file: 'mock-server/world/tables/a.ts',
    may: ['#mock-server/values/b.ts', '#mock-server/catalogue/b.ts', '#mock-server/world/rows/b.ts', './b.ts'],
    mayNot: [
      '#mock-server/world/worlds/b.ts',
      '#mock-server/world/ledger/b.ts',
      '../rows/b.ts',
      '#mock-server/core/b.ts',
      '#mock-server/platform/agents/rules/b.ts',
      '#mock-server/vendors/slot/b.ts',
    ],
  },
  {
    file: 'mock-server/world/a.test.ts',
    may: ['#mock-server/verify/testing/b.ts', '#mock-server/compose/b.ts'],
    mayNot: ['#app/app.tsx'],
  },
  {
    file: 'mock-server/platform/money/endpoints/a.ts',
    may: [
      '#mock-server/platform/accounts/rules/b.ts',
      '#mock-server/platform/accounts/state/b.ts',
      '#mock-server/core/b.ts',
      '../rules/b.ts',
    ],
    mayNot: [
      '#mock-server/platform/accounts/endpoints/b.ts',
      '#mock-server/platform/games/rules/b.ts',
      '#mock-server/platform/promotions/state/b.ts',
      '../../accounts/rules/b.ts',
      '#mock-server/vendors/slot/b.ts',
      '#mock-server/compose/b.ts',
    ],
  },
  {
    file: 'mock-server/platform/money/endpoints/a.test.ts',
    may: ['#mock-server/platform/games/state/b.ts', '#mock-server/platform/accounts/endpoints/b.ts'],
    mayNot: ['#app/app.tsx'],
  },
  {
    file: 'mock-server/platform/accounts/state/a.ts',
    may: ['#mock-server/platform/teams/state/b.ts', '#mock-server/world/b.ts', '../rules/b.ts'],
    mayNot: [
      '#mock-server/platform/agents/rules/b.ts',
      '#mock-server/platform/messages/state/b.ts',
      '#mock-server/platform/money/state/b.ts',
      '#mock-server/platform/teams/endpoints/b.ts',
      'react',
    ],
  },
  {
    file: 'mock-server/platform/games/vendor-pages.ts',
    may: ['./state/b.ts', '#mock-server/platform/saferplay/state/b.ts'],
    mayNot: ['../accounts/rules/b.ts', '#mock-server/platform/lottery/state/b.ts'],
  },
  {
    file: 'mock-server/platform/system/endpoints/a.ts',
    may: ['#mock-server/platform/promotions/state/b.ts', '#mock-server/platform/messages/rules/b.ts'],
    mayNot: ['#mock-server/platform/promotions/endpoints/b.ts'],
  },
  {
    file: 'mock-server/vendors/lottery/a.ts',
    may: ['#mock-server/platform/lottery/state/b.ts', '#mock-server/platform/lottery/rules/b.ts', './page/b.ts'],
    mayNot: [
      '#mock-server/platform/lottery/endpoints/b.ts',
      '#mock-server/platform/games/vendor-pages.ts',
      '#mock-server/compose/b.ts',
      '../../platform/lottery/state/b.ts',
    ],
  },
  {
    file: 'mock-server/vendors/fish/round.ts',
    may: ['#mock-server/vendors/shared/bet-steps.ts', '#mock-server/world/b.ts', '#fixtures/b.json', './rules/b.ts'],
    mayNot: [
      '#mock-server/vendors/slot/rules/machine.ts',
      '#mock-server/vendors/page-kit/b.ts',
      '../slot/rules/machine.ts',
      'react',
    ],
  },
  { file: 'mock-server/vendors/fish/rules/a.ts', may: ['../contract.ts'], mayNot: ['../../slot/rules/machine.ts'] },
  {
    file: 'mock-server/vendors/shared/a.ts',
    may: ['./b.ts', '#mock-server/core/b.ts', '#mock-server/platform/games/state/b.ts'],
    mayNot: ['#mock-server/vendors/slot/contract.ts', '../slot/contract.ts', '#mock-server/compose/b.ts'],
  },
  {
    file: 'mock-server/compose/a.ts',
    may: ['#mock-server/platform/lottery/endpoints/b.ts', '#mock-server/vendors/lottery/endpoints.ts'],
    mayNot: ['#mock-server/hosts/b.ts'],
  },
  {
    file: 'mock-server/hosts/a.ts',
    may: ['#mock-server/control/b.ts', '#mock-server/compose/b.ts', 'express'],
    mayNot: ['#mock-server/verify/testing/b.ts'],
  },
  {
    file: 'mock-server/vendors/slot/page/a.tsx',
    may: [
      'react',
      'react-dom/client',
      '#contract/b.ts',
      '#locales/en/vendors/slot.json',
      '#mock-server/vendors/page-kit/b.tsx',
      '#mock-server/vendors/shared/launch-contract.ts',
      '../contract.ts',
    ],
    mayNot: [
      '#mock-server/vendors/fish/contract.ts',
      '#ui/controls/button.tsx',
      '#gateway/call.ts',
      '#fixtures/b.json',
      '#mock-server/world/b.ts',
      '../../page-kit/b.tsx',
    ],
  },
  {
    file: 'mock-server/main.ts',
    may: ['./core/a.ts', 'express'],
    mayNot: ['../src/contract/b.ts', '../fixtures/b.json', '#app/app.tsx'],
  },
  {
    file: 'fixtures/scenarios/a.ts',
    may: ['#mock-server/world/scenarios/scenario.ts', '#merchant/flags.ts'],
    mayNot: ['#app/app.tsx', '../../mock-server/a.ts'],
  },
  {
    file: 'kit/a.ts',
    may: ['./b.ts', '#contract/b.ts', '#mock-server/hosts/msw.ts', '@playwright/test'],
    mayNot: ['#mock-server/control/contract.ts', '#fixtures/a.json', 'axios', '../e2e/support/test.ts'],
  },
  { file: 'kit/a.test.ts', may: ['#mock-server/control/contract.ts', 'vitest'], mayNot: ['#app/app.tsx'] },
  {
    file: 'e2e/app/home.spec.ts',
    may: ['#fixtures/a.json', '#mock-server/a.ts', '../support/test.ts', '#scripts/browser/find-browser.mjs'],
    mayNot: ['../../elsewhere.ts'],
  },
  {
    file: '.storybook/preview.tsx',
    may: ['#app/app.tsx', '#mock-server/hosts/msw.ts'],
    mayNot: ['../../elsewhere.ts'],
  },
]
