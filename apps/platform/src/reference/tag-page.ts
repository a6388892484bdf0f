import { addresses } from './addresses.ts'
import { filterBox } from './filter-box.ts'
import { headingOf } from './heading-of.ts'
import { type Html, html, withLineBreaks } from './html.ts'
import type { ReferencePage } from './layout.ts'
import { addressOf, filterTextOf, operationSection, verbBadge } from './operation-section.ts'
import { chapters, type ReferenceTag } from './table-of-contents.ts'

export function tagPage(tag: ReferenceTag, publicUrl: string): ReferencePage {
  const chapter = chapters.find(({ tags }) => tags.includes(tag))
  const count = tag.operations.length === 1 ? '1 operation' : `${tag.operations.length} operations`
  return {
    title: headingOf(tag.name),
    at: addresses.tag(tag.name),
    main: html`
      <p class="eyebrow">${chapter?.title}</p>
      <h1>${headingOf(tag.name)}</h1>
      <p class="lead">${chapter?.about} <span class="quiet">${count}</span></p>
      ${tag.operations.length > 6 && filterBox('Filter operations', 'operations')}
      <div id="operations">
      ${contents(tag)}
      ${tag.operations.map((operation) => operationSection(operation, publicUrl))}
      </div>`,
  }
}

const contents = ({ operations }: ReferenceTag): Html =>
  html`<nav aria-label="Operations on this page"><ol class="index">${operations.map(
    (operation) => html`
    <li data-words="${filterTextOf(operation)}"><a class="row" href="#${operation.name}">
    ${verbBadge(operation)} <b>${withLineBreaks(operation.name)}</b> <code class="where">${addressOf(operation)}</code></a></li>`,
  )}</ol></nav>`
