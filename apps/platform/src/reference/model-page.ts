import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { addresses } from './addresses.ts'
import { modelLink } from './field-type.ts'
import { type HtmlContent, html, joinContent, withLineBreaks } from './html.ts'
import type { ReferencePage } from './layout.ts'
import { modelTable } from './model-table.ts'
import { modelsContaining, operationsReturning, operationsTaking } from './models.ts'
import { verbBadge } from './operation-section.ts'

export function modelPage(model: Model): ReferencePage {
  const required = fieldsOf(model).filter(([, field]) => field['x-required'] && !field.readOnly)
  return {
    title: model.title,
    at: addresses.model(model.title),
    main: html`
      <p class="eyebrow"><a href="${addresses.models}">Models</a></p>
      <h1>${withLineBreaks(model.title)}</h1>
      <p class="lead">${fieldCount(fieldsOf(model).length, required.length)}</p>
      ${modelTable(model, { label: `Fields of ${model.title}`, required: required.map(([name]) => name), fields: 'all' })}
      ${listRules(model)}
      ${usedBy('Sent by', operationsTaking(model))}
      ${usedBy('Answered by', operationsReturning(model))}
      ${insideOf(modelsContaining(model))}`,
  }
}

function fieldCount(all: number, required: number): string {
  const fields = all === 1 ? '1 field' : `${all} fields`
  return required > 0 ? `${fields}, ${required} of them required on write.` : `${fields}, none of them required.`
}

function listRules({ search, sort }: Model): HtmlContent {
  if (search.length + sort.length === 0) return undefined
  return html`<h2>In lists</h2><dl class="facts">
    ${search.length > 0 && html`<div><dt>Searched, strongest first</dt><dd>${namesOf(search)}</dd></div>`}
    ${sort.length > 0 && html`<div><dt>Sorted by</dt><dd>${namesOf(sort)}</dd></div>`}</dl>`
}

const namesOf = (names: readonly string[]): HtmlContent =>
  names.includes('*')
    ? 'Every field'
    : joinContent(
        names.map((name) => html`<code>${name}</code>`),
        ', ',
      )

function usedBy(title: string, operations: readonly Operation[]): HtmlContent {
  if (operations.length === 0) return undefined
  return html`<h2>${title}</h2><ol class="index">${operations.map(
    (operation) => html`<li><a class="row" href="${addresses.operation(operation)}">
    ${verbBadge(operation)} <b>${withLineBreaks(operation.id)}</b> <span class="where">${operation.summary}</span></a></li>`,
  )}</ol>`
}

const insideOf = (holders: readonly Model[]): HtmlContent =>
  holders.length > 0 &&
  html`<h2>Part of</h2><p>${joinContent(
    holders.map(({ title }) => modelLink(title)),
    ', ',
  )}</p>`
