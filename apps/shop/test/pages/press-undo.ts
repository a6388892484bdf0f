import type { Browser, Page } from './a-browser.ts'

/** Presses Undo in the notice that confirms what was just done. */
export function pressUndo(browser: Browser, { html, path }: Page): Promise<Page> {
  const [, action] = /action="([^"]*\/undo\?[^"]*)"/.exec(html) ?? []
  if (!action) throw new Error(`${path} has no Undo in a notice`)
  return browser.send(action, { key: `undo ${action}`, own: 'yes' })
}
