import { type Html, html } from './html.ts'

/** A bare number to the eye, a number of things to the ear. */
export const counted = (count: number, things: string): Html =>
  html`<span class="quiet">${count}<span class="unseen"> ${things}</span></span>`
