import { addresses } from './addresses.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { mosaic } from './mosaic.ts'

export const missingPage = (wanted: string): Page => ({
  title: 'Not found',
  at: '',
  main: html`<div class="missing">${mosaic('missing')}
    <p class="eyebrow">404</p>
    <h1>This tile is missing</h1>
    <p class="lead">The reference has no page called <code>${wanted.slice(0, 100)}</code>.</p>
    <p><a class="action" href="${addresses.overview}">See all operations</a></p></div>`,
})
