import type { Page } from 'playwright-core'

/** Presses the first button with this name. */
export const pressButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
