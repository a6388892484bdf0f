import type { Model } from '@tessera/contract/kit/model'
import { addresses } from './addresses.ts'
import { countLabel } from './count-label.ts'
import { filterBox } from './filter-box.ts'
import { type Html, html, withLineBreaks } from './html.ts'
import type { ReferencePage } from './layout.ts'
import { models } from './models.ts'

export const modelsPage = (): ReferencePage => ({
  title: 'Models',
  at: addresses.models,
  main: html`
    <p class="eyebrow">Reference</p>
    <h1>Models</h1>
    <p class="lead">The ${models.length} shapes that travel in bodies and replies.</p>
    ${filterBox('Find a model or a field', 'models')}
    <ul class="tiles" id="models">${models.map(tile)}</ul>`,
})

const tile = (model: Model): Html => {
  const names = Object.keys(model.properties)
  return html`<li data-words="${[model.title, ...names].join(' ').toLowerCase()}">
    <a class="tile" href="${addresses.model(model.title)}"><span>${withLineBreaks(model.title)}</span> ${countLabel(names.length, 'fields')}</a></li>`
}
