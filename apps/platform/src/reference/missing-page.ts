import { addresses } from './addresses.ts'
import { html } from './html.ts'
import type { ReferencePage } from './layout.ts'
import { mosaicPattern } from './mosaic.ts'

export const missingPage = (wanted: string): ReferencePage => ({
  title: 'Not found',
  at: '',
  main: html`<div class="missing">${mosaicPattern('missing')}
    <p class="eyebrow">404</p>
    <h1>This tile is missing</h1>
    <p class="lead">The reference has no page called <code>${wanted.slice(0, 100)}</code>.</p>
    <p><a class="action" href="${addresses.overview}">See all operations</a></p></div>`,
})
