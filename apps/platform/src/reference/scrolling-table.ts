import { type Html, html } from './html.ts'

/** A wide table scrolls by itself, also by keyboard; the page never scrolls sideways. */
export const scrollingTable = (label: string, table: Html): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`
