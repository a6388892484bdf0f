import { type Html, html } from './html.ts'

/** A table wider than a phone scrolls by itself, with the keyboard too; the page never does. */
export const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`
