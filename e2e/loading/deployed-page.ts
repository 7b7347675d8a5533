import type { Page } from '@playwright/test'

/** Serves the app's page as `deploy:brand` writes it for a merchant: with the merchant's code. */
export const deployFor = (page: Page, code: string): Promise<unknown> =>
  page.route(
    () => true,
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({
        response,
        body: html.replace('name="merchant" content=""', `name="merchant" content="${code}"`),
      })
    },
  )
