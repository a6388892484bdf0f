import { type Html, html } from './html.ts'

/** A number, with its unit for screen readers only. */
export const countLabel = (count: number, things: string): Html =>
  html`<span class="quiet">${count}<span class="unseen"> ${things}</span></span>`
