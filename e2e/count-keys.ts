import type { Locator, Page } from 'playwright-core'

export interface KeyCounter {
  /** Keys, combinations of keys and clicks so far. */
  keys: number
  /** Texts that were typed or pasted; a scanner or a practiced hand needs no decision within one. */
  texts: number
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  click(target: Locator): Promise<void>
  /** Opens a list and picks from it. */
  choose(target: Locator, label: string): Promise<void>
}

/** Works as a practiced person does, and counts what that takes. */
export function countKeys(page: Page): KeyCounter {
  const counter: KeyCounter = {
    keys: 0,
    texts: 0,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
      counter.keys += keys.length
    },
    async type(text) {
      await page.keyboard.type(text)
      counter.texts += 1
    },
    async click(target) {
      await target.click()
      counter.keys += 1
    },
    async choose(target, label) {
      await target.selectOption({ label })
      counter.keys += 2
    },
  }
  return counter
}
